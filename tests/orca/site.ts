import { startGate } from '#tests/support/servers/gate.ts';
import { serveSite } from '#tests/support/servers/serve.ts';

/** The site at a fixed address, whatever happens to its server. */
export interface Site {
  readonly url: string;
  /** Connections are refused. */
  stops(): Promise<void>;
  isBack(): Promise<void>;
  hasNewVersion(): Promise<void>;
  end(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const servers = [await serveSite('endpoint')];
  const gate = await startGate(servers[0]?.url ?? '');
  return {
    url: gate.url,
    stops: () => gate.shut(),
    isBack: () => gate.open(),
    async hasNewVersion() {
      const next = await serveSite('simulated');
      servers.push(next);
      gate.lead(next.url);
    },
    async end() {
      await gate.shut();
      for (const server of servers) await server.stop();
    },
  };
}
