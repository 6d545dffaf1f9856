import { routes } from './routes';

/** The cookie with one message for the next page below /web. Separate from flash.ts, which is server code. */
export const FLASH_COOKIE = 'sign-in-flash';
export const FLASH_PATH = routes.web;
