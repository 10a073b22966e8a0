/** YYYY-MM-DD; set by vite.config.ts. */
declare const __BUILD_DAY__: string;
