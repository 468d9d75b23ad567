import { takeAddressCode } from '../../features/session/sign-in/address-code.ts';

// Imported before everything else: nothing may read the address earlier.
takeAddressCode();
