// For `node --import` before a command written in TypeScript: loads what reads TypeScript, and has a sentence
// for packages that are not there yet.
try {
  await import('tsx');
} catch (error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  if (code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error(
    'The packages are not installed yet: run `npm start` first, which installs them and builds the ' +
      'site, or `npm install`.',
  );
  process.exit(1);
}
