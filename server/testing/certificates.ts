import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { systemProgram } from './system-program.ts';

const OPENSSL = systemProgram('openssl');

/** Whether this machine can create certificates (Debian: `apt-get install openssl`). */
export const hasOpenssl = OPENSSL !== undefined;

/** Certificate files: of an authority, of a server that it signed, and of another authority. */
export interface Certificates {
  readonly authority: string;
  readonly server: { readonly certificate: string; readonly key: string };
  /** Another authority, which has signed neither of the others. */
  readonly stranger: string;
  remove(): void;
}

/**
 * @param host the name that the server's certificate is for
 * @throws Error where openssl is not installed: see `hasOpenssl`
 */
export async function makeCertificates(host: string): Promise<Certificates> {
  if (OPENSSL === undefined) throw new Error('There is no openssl on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'hause-certificates-'));
  const make = async (name: string, options: readonly string[]) => {
    const files = { certificate: join(folder, `${name}.crt`), key: join(folder, `${name}.key`) };
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const out = ['-keyout', files.key, '-out', files.certificate, '-days', '2'];
    await promisify(execFile)(OPENSSL, ['req', '-x509', ...kind, ...out, ...options]);
    return files;
  };
  const authority = await make('authority', ['-subj', '/CN=Authority of a test']);
  const stranger = await make('stranger', ['-subj', '/CN=Stranger of a test']);
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const rights = ['-addext', 'basicConstraints=critical,CA:FALSE'];
  const signed = ['-CA', authority.certificate, '-CAkey', authority.key];
  const server = await make('server', [...name, ...rights, ...signed]);
  return {
    authority: authority.certificate,
    stranger: stranger.certificate,
    server,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
