/** What importing a markdown file gives: its HTML. */
export type LoadText = () => Promise<{ readonly default: string }>;
