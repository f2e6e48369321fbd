import type { DeployCost } from './measure-deploys.ts';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The costs of deploys with their bars, as a Markdown table. */
export function deployTable(
  costs: readonly Pick<DeployCost, 'name' | 'behind' | 'requests' | 'bytes' | 'bar'>[],
): string {
  const rows = costs.map(({ name, behind, requests, bytes, bar }) => {
    const [most, verdict] =
      bar === undefined
        ? ['', '']
        : [
            bar.requests === undefined
              ? `${kB(bar.bytes)} kB`
              : `${kB(bar.bytes)} kB in ${String(bar.requests)}`,
            bytes <= bar.bytes && requests <= (bar.requests ?? Infinity) ? 'met' : 'missed',
          ];
    return `| ${name} | ${String(behind)} | ${kB(bytes)} kB | ${String(requests)} | ${most} | ${verdict} |`;
  });
  return [
    '| What was deployed | builds back | on the wire | requests | at most | |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...rows,
  ].join('\n');
}
