export { backoffMs, requireBackoff, type BackoffSettings, type Jitter } from './backoff.ts';
