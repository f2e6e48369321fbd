/** The interface the store needs from an SQL database; SQLite and PostgreSQL implement it. */

type Value = string | number | null;

/** A row, keyed by column name. Whole numbers may come as strings, as `pg` returns them. */
export type Row = Readonly<Record<string, Value>>;

/** Named parameters, as in `:receipt`. */
export type Values = Readonly<Record<string, Value>>;

export interface Sql {
  all(statement: string, values?: Values): Promise<readonly Row[]>;
  /** @returns how many rows it changed */
  run(statement: string, values?: Values): Promise<number>;
  /** Milliseconds since 1970: one clock for all that share the database. */
  time(): Promise<number>;
}

/**
 * `read`: read-only. `write`: others may write concurrently. `alone`: no other `alone` transaction
 * runs concurrently, in any process; transactions that read several rows before writing are
 * `alone`, so two can neither miss each other's writes nor deadlock.
 */
export type Mode = 'read' | 'write' | 'alone';

export interface Database {
  /** Appended to a query for rows that no other worker should get at the same time. */
  readonly skipLocked: string;
  /**
   * Runs statements together: all or none take effect, and it resolves once they are on disk.
   * @throws StorageError when that is not possible
   */
  transaction<T>(mode: Mode, work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Overwrites deleted bytes, as far as nobody else reads them now. */
  overwriteDeleted(): Promise<void>;
  close(): Promise<void>;
}
