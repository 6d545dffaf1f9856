// The door for next.config.mjs, which cannot import TypeScript on Node 20.
export * from './serve/security-headers.mjs';
