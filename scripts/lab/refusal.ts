/** What the command line refuses: one sentence on standard error, exit code 2. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export function refuse(sentence: string): never {
  throw new Refusal(sentence);
}
