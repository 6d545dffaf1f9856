import { routes } from './routes';

/** Carries one message to the next page below /web. Apart from flash.ts, which has no place in the browser. */
export const FLASH_COOKIE = 'sign-in-flash';
export const FLASH_PATH = routes.web;
