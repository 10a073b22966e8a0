/** A formula as it is typed, read into a tree or refused with a sentence. Pure. */
import jsep from 'jsep';
import { FUNCTIONS, isFunction, type Operator, type Tree } from './tree';

export type Parsed = { readonly ok: true; readonly tree: Tree } | { readonly ok: false; readonly sentence: string };

export const MOST_CHARACTERS = 300;

const ALLOWED = 'Allowed are numbers, symbols of columns, + - * / ^, brackets and functions.';

const OPERATORS: Readonly<Record<Operator, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '^': 3 };
const isOperator = (text: unknown): text is Operator => typeof text === 'string' && Object.hasOwn(OPERATORS, text);

jsep.removeAllBinaryOps();
jsep.removeAllUnaryOps();
jsep.removeAllLiterals();
for (const operator of ['+', '-', '*', '/'] as const) jsep.addBinaryOp(operator, OPERATORS[operator]);
jsep.addUnaryOp('-');
jsep.addUnaryOp('+');
// A power binds closer than the sign before it, as on paper: -x^2 is -(x^2). So it is read together with its base.
jsep.hooks.add('gobble-token', function (env) {
  const number = /[\d.]/.test(this.char) ? this.gobbleNumericLiteral() : undefined;
  if (number) env.node = number;
});
jsep.hooks.add('after-token', function (env) {
  const { node } = env;
  if (!node) return;
  this.gobbleSpaces();
  if (this.char !== '^') return;
  this.index++;
  const right = this.gobbleToken() ?? this.throwError('');
  env.node = { type: 'BinaryExpression', operator: '^', left: node, right };
});

class Refusal extends Error {}

const refuse = (sentence: string): never => {
  throw new Refusal(sentence);
};

/** What spreadsheets, textbooks and phones make of the signs. */
const plain = (typed: string): string =>
  typed
    .trim()
    .replace(/^=/, '')
    .replaceAll('−', '-')
    .replaceAll(/[×·]/g, '*')
    .replaceAll('÷', '/')
    .replaceAll('**', '^')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3');

function functionCall(name: string, args: readonly Tree[]): Tree {
  const [first] = args;
  if (name === 'prev') {
    return args.length === 1 && first ? { is: 'prev', of: first } : refuse('prev() takes one value, as in prev(t).');
  }
  if (!isFunction(name)) {
    return refuse(
      `There is no function "${name}". There are ${Object.keys(FUNCTIONS).join(', ')} and prev; write a product with *.`,
    );
  }
  const wanted = FUNCTIONS[name];
  if (wanted === 'any' ? args.length === 0 : args.length !== wanted) {
    return refuse(
      wanted === 'any'
        ? `${name}() needs at least one value, as in ${name}(x, y).`
        : `${name}() takes one value, as in ${name}(x). Decimals are written with a point.`,
    );
  }
  return { is: 'function', name, args };
}

type Expression = jsep.Expression;

/** A name in the tree that the parser gives. */
const nameIn = ({ name }: Expression): string => (typeof name === 'string' ? name : '');

function treeOf(node: Expression): Tree {
  const part = (name: string): Tree => treeOf(node[name] as Expression);
  switch (node.type) {
    case 'Literal':
      return { is: 'number', value: Number(node['value']) };
    case 'Identifier': {
      const symbol = nameIn(node);
      if (symbol === 'pi' || symbol === 'π') return { is: 'number', value: Math.PI };
      if (isFunction(symbol) || symbol === 'prev') {
        return refuse(`The function ${symbol} needs brackets, as in ${symbol}(x).`);
      }
      return { is: 'symbol', symbol };
    }
    case 'ThisExpression':
      return { is: 'symbol', symbol: 'this' };
    case 'MemberExpression':
      return refuse(`A point stands only inside a number, as in 2.5. ${ALLOWED}`);
    case 'UnaryExpression':
      return node['operator'] === '-' ? { is: 'minus', of: part('argument') } : part('argument');
    case 'BinaryExpression': {
      const { operator } = node;
      if (!isOperator(operator)) return refuse(ALLOWED);
      return { is: 'operator', operator, left: part('left'), right: part('right') };
    }
    case 'CallExpression': {
      const callee = node['callee'] as Expression;
      if (callee.type !== 'Identifier') return refuse('Write a product with *, as in 2*(x + 1).');
      const args = node['arguments'] as readonly (Expression | null)[];
      return functionCall(
        nameIn(callee),
        args.map((arg) => (arg ? treeOf(arg) : refuse('Between two commas there must be a value.'))),
      );
    }
    case 'Compound':
    case 'SequenceExpression':
      return refuse(
        'Two values stand beside each other: put + - * / or ^ between them, and write decimals with a point.',
      );
    default:
      return refuse(ALLOWED);
  }
}

/** The sentence for a place at which the reading stopped. */
function stoppedAt(text: string, index: number): string {
  if (index >= text.length)
    return `The formula ends too early: a value or a bracket is missing after "${text.trim()}".`;
  const before = text.slice(0, index).trim();
  const place = before === '' ? 'at the beginning' : `after "${before.slice(-20)}"`;
  return `"${text[index]}" is out of place ${place} (character ${index + 1}). ${ALLOWED}`;
}

export function parseFormula(typed: string): Parsed {
  const text = plain(typed);
  if (text.trim() === '') return { ok: false, sentence: 'Type a formula, for example V/I or 2*pi*sqrt(x).' };
  if (text.length > MOST_CHARACTERS) {
    return { ok: false, sentence: `A formula has at most ${MOST_CHARACTERS} characters; split it into two columns.` };
  }
  const stranger = text.search(/[^\p{L}\p{N}_.,()+\-*/^\s]/u);
  if (stranger >= 0) return { ok: false, sentence: stoppedAt(text, stranger) };
  try {
    const node = jsep(text);
    return { ok: true, tree: treeOf(node) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, sentence: error.message };
    const index = error instanceof Error && 'index' in error ? Number(error.index) : 0;
    const product = /(?:^|[^\p{L}\p{N}_.])(\d[\d.]*)(\p{L}\w*)/u.exec(text);
    if (product) return { ok: false, sentence: `Write ${product[1]}*${product[2]} for a product.` };
    return { ok: false, sentence: stoppedAt(text, index) };
  }
}
