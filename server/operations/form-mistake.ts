import type { SiteManifest } from '#server/http/site-manifest.ts';
import { ENQUIRIES_PATH } from '../enquiries/protocol.ts';
import type { Finding } from './readiness.ts';

const BUILD = `ENQUIRY_ENDPOINT=${ENQUIRIES_PATH} npm run build`;

/**
 * Why enquiries from the form of the served build do not reach this server; undefined if they do, or
 * if the form sends them to another host.
 */
export function formMistake(enquiry: SiteManifest['enquiry']): Finding | undefined {
  if (enquiry === 'simulated') {
    return {
      code: 'simulated',
      message: `This build only simulates delivery: its form sends nothing. To receive enquiries, build it with: ${BUILD}`,
    };
  }
  const { endpoint } = enquiry;
  if (!endpoint.startsWith('/') || endpoint === ENQUIRIES_PATH) return undefined;
  return {
    code: 'endpoint',
    message: `The site sends enquiries to ${endpoint}, but this server accepts them at ${ENQUIRIES_PATH}. Unless a proxy passes them on to that path, build it with: ${BUILD}`,
  };
}
