import { create } from 'zustand';

/** The collection that is edited; it is read otherwise. */
export const useEditing = create<{ readonly id: string | null }>(() => ({ id: null }));
export const editCollection = (id: string | null): void => useEditing.setState({ id });
