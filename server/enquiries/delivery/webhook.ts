import { createHmac } from 'node:crypto';
import type { WebhookSettings } from '#server/settings.ts';
import type { ClaimedDelivery } from '../store-in-sql.ts';
import { DeliveryError, type Handler } from './handler.ts';

/**
 * Messages to another program, by the Standard Webhooks specification
 * (https://github.com/standard-webhooks/standard-webhooks). The id is the same for every attempt,
 * so duplicates can be recognized.
 */
export function webhookChannel({ url, secrets }: WebhookSettings): Handler {
  const deliver: Handler['deliver'] = async (claimed, signal) => {
    const id = `${claimed.channel}_${claimed.receipt}`;
    const body = JSON.stringify(payloadOf(claimed));
    const timestamp = Math.floor(Date.now() / 1000);
    // One signature per secret, so the other side can switch over.
    const signatures = secrets.map((secret) => {
      const mac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
      return `v1,${mac.digest('base64')}`;
    });
    let response: Response;
    try {
      response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatures.join(' '),
        },
        body,
        signal,
      });
      await response.body?.cancel();
    } catch (error) {
      const { code = 'no reason given' } = ((error as Error).cause ?? {}) as { code?: string };
      const reason = signal.aborted ? 'no answer in time' : `no connection (${code})`;
      throw new DeliveryError(reason, { cause: error });
    }
    if (response.ok) return undefined;
    throw new DeliveryError(`answer ${response.status}`, {
      // "Gone" means the endpoint wants no more messages. Every other error can be fixed there.
      isPermanent: response.status === 410,
      retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
    });
  };
  return { deliver };
}

function payloadOf({ enquiry }: ClaimedDelivery): object {
  const { marks, subscription: _, ...data } = enquiry;
  return {
    type: 'enquiry.received',
    timestamp: data.receivedAt,
    data: { ...data, marks: marks.split(' ').filter(Boolean) },
  };
}

/** Retry-After as seconds or as a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/u.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}
