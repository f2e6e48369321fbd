/** What the store needs of a database that speaks SQL; each kind of database has its own. */

type Value = string | number | null;

/** A row by the names of its columns. Whole numbers may come as strings, as `pg` returns them. */
export type Row = Readonly<Record<string, Value>>;

/** Statements name their values, as in `:receipt`. */
export type Values = Readonly<Record<string, Value>>;

export interface Sql {
  all(statement: string, values?: Values): Promise<readonly Row[]>;
  /** @returns how many rows it changed */
  run(statement: string, values?: Values): Promise<number>;
}

export interface Transaction extends Sql {
  /** Milliseconds since 1970: one clock for everybody who shares the database. */
  time(): Promise<number>;
  /** Calls back once the transaction is on disk. */
  onCommit(callback: () => void): void;
}

/**
 * `read`: it writes nothing. `write`: others may write meanwhile. `alone`: no other transaction that
 * is alone runs meanwhile, in any process; whatever looks at several rows before it writes is alone,
 * so that two neither overlook nor wait for each other.
 */
export type Mode = 'read' | 'write' | 'alone';

export interface Database {
  /** Ends a query for rows that another worker should not get at the same time. */
  readonly skipLocked: string;
  /**
   * Runs statements together: all or none of them count, and it resolves once they are on disk.
   * @throws StorageError when that is not possible
   */
  transaction<T>(mode: Mode, work: (sql: Transaction) => Promise<T>): Promise<T>;
  /** Overwrites deleted bytes, as far as the database can. */
  overwriteDeleted(): Promise<void>;
  /** Tries a write that leaves nothing behind. @throws StorageError when it cannot be written */
  probe(): Promise<void>;
  close(): Promise<void>;
}
