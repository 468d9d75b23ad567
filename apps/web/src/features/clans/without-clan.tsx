import { BrowseClans } from './browse/browse-clans.tsx';
import { CreateForm } from './create/create-form.tsx';
import s from './clans.module.css';

/** The two ways into a clan: to found one, or to ask one. */
export const WithoutClan = () => (
  <div className={s.ways}>
    <CreateForm />
    <BrowseClans />
  </div>
);
