import type { Kysely } from 'kysely';

/** Changes of address that the holder of the address before can undo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('address_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('address_changes_user').on('address_changes').column('user_id').execute();
  await db.schema.createIndex('address_changes_email').on('address_changes').column('email').execute();
  await db.schema
    .createIndex('address_changes_expires_at')
    .on('address_changes')
    .column('expires_at')
    .execute();
}
