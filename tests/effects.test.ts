/**
 * What an effect returns, React calls as its clean-up. An effect written as an expression returns whatever that expression gives, today or
 * in a later browser (`scrollIntoView` gives a promise by now): so it has braces, or is a clean-up by itself: a function or its name. Read from the syntax trees.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const EFFECTS = ['useEffect', 'useLayoutEffect', 'useInsertionEffect'];
const SAFE = ['BlockStatement', 'ArrowFunctionExpression', 'Identifier'];
/** Methods known to return a clean-up. */
const SUBSCRIBES = ['subscribe'];

interface Node {
  readonly type?: string;
  readonly callee?: unknown;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Bodies of the effects below a node. */
function effectBodies(node: Node): readonly Node[] {
  const below = Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(effectBodies),
  );
  if (node.type !== 'CallExpression') return below;
  const callee = node.callee as Node;
  const [effect] = node['arguments'] as readonly Node[];
  if (!EFFECTS.includes(String(callee['name'])) || effect?.type !== 'ArrowFunctionExpression') return below;
  return [...below, effect['body'] as Node];
}

const subscribes = ({ type, callee }: Node): boolean => {
  if (type !== 'CallExpression' || !isNode(callee) || !isNode(callee['property'])) return false;
  return SUBSCRIBES.includes(String(callee['property']['name']));
};

const returnsUnknown = (body: Node): boolean => !SAFE.includes(body.type ?? '') && !subscribes(body);

const unsafeEffects = (name: string, text: string): readonly Node[] =>
  effectBodies(parseSync(name, text).program as unknown as Node).filter(returnsUnknown);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

describe('an effect', () => {
  it('returns nothing, or a clean-up that is named as one', () => {
    const found = files.filter((file) => unsafeEffects(file, readFileSync(join('src', file), 'utf8')).length > 0);
    expect(found, 'write these effects with braces').toEqual([]);
  });

  it('is told from one that may return anything', () => {
    expect(unsafeEffects('a.tsx', 'useEffect(() => place.current?.scrollIntoView(), []);')).toHaveLength(1);
    expect(unsafeEffects('a.tsx', 'useEffect(() => { go(); }, []); useEffect(() => stop, [stop]);')).toHaveLength(0);
  });
});
