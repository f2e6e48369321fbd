/** The program's log: a line for each message, without visitor input. The console is one. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
