/** The program's log. Fields never contain visitor input. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

export type LogFields = Readonly<Record<string, string | number | undefined>>;

type Level = 'info' | 'warn' | 'error';

/**
 * @param format `text`: the message alone, for people and for service managers that add the time;
 * `json`: an object per line with `time`, `level`, `message` and the fields
 */
export function createLog(
  format: 'text' | 'json',
  streams: Readonly<Record<Level, (line: string) => void>> = console,
): Log {
  const at =
    (level: Level) =>
    (message: string, fields: LogFields = {}) => {
      const time = new Date().toISOString();
      streams[level](
        format === 'text' ? message : JSON.stringify({ time, level, message, ...fields }),
      );
    };
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
