import common from '../../locales/en-US/common.json';
import connection from '../../locales/en-US/connection.json';
import errors from '../../locales/en-US/errors.json';
import landing from '../../locales/en-US/landing.json';
import popups from '../../locales/en-US/popups.json';
import session from '../../locales/en-US/session.json';
import shell from '../../locales/en-US/shell.json';

/** The English that may be read while the page still starts; the rest comes beside the sign-in. */
export const FIRST_TEXTS = { common, connection, errors, landing, popups, session, shell };
