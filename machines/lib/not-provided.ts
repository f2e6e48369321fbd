/**
 * Stands in for a promise actor that the host must provide: rejects with an Error that names the machine
 * and the missing actor. It has no output: an actor that has one is `fromPromise<Output>(notProvided(…))`.
 */
export const notProvided = (machine: string, actor: string) => (): Promise<never> =>
  Promise.reject(new Error(`${machine}: no \`${actor}\` actor. Provide one to the machine.`));
