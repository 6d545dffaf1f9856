/** The package with SQLite, which every program loads through sqlite-driver.ts. */
export const SQLITE_DRIVER = 'better-sqlite3';
