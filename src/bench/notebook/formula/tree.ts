/** What a formula may be made of. Pure. */

export type Operator = '+' | '-' | '*' | '/' | '^';

export type Tree =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'symbol'; readonly symbol: string }
  | { readonly is: 'minus'; readonly of: Tree }
  | { readonly is: 'operator'; readonly operator: Operator; readonly left: Tree; readonly right: Tree }
  | { readonly is: 'function'; readonly name: FunctionName; readonly args: readonly Tree[] }
  /** The same in the row before of the same run. */
  | { readonly is: 'prev'; readonly of: Tree };

/** With how many arguments each is called. */
export const FUNCTIONS = {
  sqrt: 1,
  ln: 1,
  log10: 1,
  exp: 1,
  sin: 1,
  cos: 1,
  tan: 1,
  asin: 1,
  acos: 1,
  atan: 1,
  abs: 1,
  rad: 1,
  deg: 1,
  min: 'any',
  max: 'any',
} as const;

export type FunctionName = keyof typeof FUNCTIONS;

export const isFunction = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);

/** The symbols that a formula stands on. */
export function symbolsIn(tree: Tree): ReadonlySet<string> {
  switch (tree.is) {
    case 'number':
      return new Set();
    case 'symbol':
      return new Set([tree.symbol]);
    case 'minus':
    case 'prev':
      return symbolsIn(tree.of);
    case 'operator':
      return new Set([...symbolsIn(tree.left), ...symbolsIn(tree.right)]);
    case 'function':
      return new Set(tree.args.flatMap((arg) => [...symbolsIn(arg)]));
  }
}

/** How many parts a formula has: what one evaluation of it costs. */
export function sizeOf(tree: Tree): number {
  switch (tree.is) {
    case 'number':
    case 'symbol':
      return 1;
    case 'minus':
    case 'prev':
      return 1 + sizeOf(tree.of);
    case 'operator':
      return 1 + sizeOf(tree.left) + sizeOf(tree.right);
    case 'function':
      return tree.args.reduce((sum, arg) => sum + sizeOf(arg), 1);
  }
}
