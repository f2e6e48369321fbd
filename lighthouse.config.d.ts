import type { Config } from 'lighthouse';

declare const config: Config;
export default config;
