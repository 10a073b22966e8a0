/** What is asked of a browser: the commands of WebDriver that both protocols have. */
export interface Browser {
  readonly name: 'firefox' | 'webkit';
  /** As it names itself. */
  readonly version: string;
  /** Runs the body of a function in the page and gives what it returns, which is JSON. */
  execute(body: string, ...args: readonly unknown[]): Promise<unknown>;
  open(url: string): Promise<void>;
  /** Sources of input as in WebDriver's Perform Actions. */
  act(actions: readonly object[]): Promise<void>;
  /** The page on paper, as PDF in base 64; null where the driver cannot print. */
  print(): Promise<string | null>;
  end(): Promise<void>;
}

export const WINDOW = { width: 1366, height: 768 } as const;
