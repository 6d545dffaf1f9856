// node scripts/test-e2e.mjs: as npm run test:e2e.
await import('tsx');
await import('./test-e2e.ts');

export {};
