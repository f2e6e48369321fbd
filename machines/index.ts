export { machines, type MachineEntry } from './registry.ts';
