import type { Observations } from '../enquiries/observations.ts';
import { FINDING_CODES, type State } from './readiness.ts';

/** The type of each metric, then the help text that Prometheus shows. */
const METRICS = {
  enquiry_answers_total: ['counter', 'Answers to enquiries since the start, by outcome.'],
  enquiry_delivery_attempts_total: ['counter', 'Attempts to deliver since the start.'],
  enquiries_kept: ['gauge', 'Enquiries in the database.'],
  enquiries_unnotified: ['gauge', 'New enquiries without any delivery to the company.'],
  enquiries_overdue: ['gauge', 'Enquiries past retention that nobody was notified of.'],
  enquiry_deliveries: ['gauge', 'Deliveries in the database, by channel and state.'],
  enquiry_deliveries_given_up: ['gauge', 'Given-up deliveries of enquiries nobody has handled.'],
  enquiry_oldest_waiting_seconds: ['gauge', 'How long the oldest undelivered one has waited.'],
  data_dir_free_bytes: ['gauge', 'Free space for DATA_DIR.'],
  ready: ['gauge', '1 if /readyz answers 200.'],
  ready_problem: ['gauge', '1 for each finding of /readyz.'],
  process_start_time_seconds: ['gauge', 'When the server started, in Unix time.'],
} as const;

type Metric = keyof typeof METRICS;

/**
 * The metrics in the Prometheus text format
 * (https://prometheus.io/docs/instrumenting/exposition_formats/).
 * @param now milliseconds since 1970
 */
export function metricsText(
  { readiness, overview, freeBytes }: State,
  observations: Observations,
  now: number,
): string {
  const values = new Map<Metric, [labels: string, value: number][]>();
  const set = (name: Metric, value: number | undefined, labels = '') => {
    if (value === undefined) return;
    values.set(name, [...(values.get(name) ?? []), [labels, value]]);
  };
  for (const [series, value] of observations.counters) {
    const at = series.indexOf('{');
    set(series.slice(0, at) as Metric, value, series.slice(at));
  }
  if (overview !== undefined) {
    set('enquiries_kept', overview.enquiries);
    set('enquiries_unnotified', overview.unnotified);
    set('enquiries_overdue', overview.overdue);
    set('enquiry_deliveries_given_up', overview.givenUp);
    const { oldestWaiting } = overview;
    const waited = oldestWaiting === undefined ? 0 : Math.max(0, now - oldestWaiting);
    set('enquiry_oldest_waiting_seconds', waited / 1000);
    for (const { channel, state, count } of overview.deliveries) {
      set('enquiry_deliveries', count, `{channel="${channel}",state="${state}"}`);
    }
  }
  set('data_dir_free_bytes', freeBytes);
  set('ready', readiness.status === 'ready' ? 1 : 0);
  const found = [...readiness.problems, ...readiness.warnings].map(({ code }) => code);
  for (const code of FINDING_CODES) {
    set('ready_problem', found.includes(code) ? 1 : 0, `{code="${code}"}`);
  }
  set('process_start_time_seconds', Math.round(performance.timeOrigin / 1000));
  return Object.entries(METRICS)
    .flatMap(([name, [type, help]]) => {
      const lines = (values.get(name as Metric) ?? []).map(
        ([labels, value]) => `hause_${name}${labels} ${value}`,
      );
      if (lines.length === 0) return [];
      return [`# HELP hause_${name} ${help}`, `# TYPE hause_${name} ${type}`, ...lines];
    })
    .join('\n')
    .concat('\n');
}
