/**
 * The package with SQLite for this version of Node: better-sqlite3 13 brings binaries for Node-API 10, which Node
 * has since 22.14; before that it is version 12, which is compiled at installation
 * (docs/decisions/packages-and-their-versions.md).
 */
export const SQLITE_DRIVER =
  Number(process.versions.napi) >= 10 ? 'better-sqlite3' : 'better-sqlite3-for-node-20';
