import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CircuitElement, type Netlist, solveNetwork } from '../../../engine/physics/nodal-analysis';

const solved = (netlist: Netlist) => {
  const solution = solveNetwork(netlist);
  if (solution.is !== 'solved') throw new Error('undetermined');
  return solution;
};
const at = (values: ArrayLike<number>, index: number): number => {
  const value = values[index];
  if (value === undefined) throw new Error(`nothing at ${index}`);
  return value;
};
const resistor = (from: number, to: number, resistance: number): CircuitElement => ({
  kind: 'resistor',
  from,
  to,
  resistance,
});
const source = (from: number, to: number, voltage: number, internalResistance = 0): CircuitElement => ({
  kind: 'voltage-source',
  from,
  to,
  voltage,
  internalResistance,
});

/** Relative rounding of one dense solve of these sizes, far above 2⁻⁵² times the condition met here. */
const ROUNDING = 1e-9;
const expectClose = (got: number, want: number, scale = Math.abs(want)): void => {
  expect(Math.abs(got - want)).toBeLessThanOrEqual(ROUNDING * scale);
};

const ohms = fc.double({ min: 0.1, max: 1e4, noNaN: true });
/** In whole millivolts: no subnormal numbers, which have no 53 digits. */
const volts = fc.integer({ min: -20_000, max: 20_000 }).map((millivolts) => millivolts / 1000);

describe('closed forms', () => {
  it('gives the bridge current of an unbalanced Wheatstone bridge', () => {
    fc.assert(
      fc.property(ohms, ohms, ohms, ohms, ohms, (r1, r2, r3, r4, rg) => {
        const { currents } = solved({
          nodes: 4,
          elements: [
            source(0, 1, 10),
            resistor(1, 2, r1),
            resistor(2, 0, r3),
            resistor(1, 3, r2),
            resistor(3, 0, r4),
            { kind: 'ammeter', from: 2, to: 3, resistance: rg },
          ],
        });
        // Thévenin's theorem on the two dividers.
        const open = 10 * (r3 / (r1 + r3) - r4 / (r2 + r4));
        const inner = (r1 * r3) / (r1 + r3) + (r2 * r4) / (r2 + r4);
        expectClose(at(currents, 5), open / (inner + rg), 10 / (inner + rg));
      }),
    );
  });

  it('carries no current through the galvanometer of a balanced bridge', () => {
    const { currents, potentials } = solved({
      nodes: 4,
      elements: [
        source(0, 1, 6),
        resistor(1, 2, 100),
        resistor(2, 0, 300),
        resistor(1, 3, 50),
        resistor(3, 0, 150),
        { kind: 'ammeter', from: 2, to: 3 },
      ],
    });
    expect(at(currents, 5)).toBeCloseTo(0, 14);
    expect(at(potentials, 2)).toBeCloseTo(4.5, 12);
  });

  it('gives a ladder of n equal rungs the ratio of Fibonacci numbers F(2n+1)/F(2n)', () => {
    const fibonacci = [0, 1];
    for (let k = 2; k <= 41; k++) fibonacci.push(at(fibonacci, k - 1) + at(fibonacci, k - 2));
    for (const rungs of [1, 2, 3, 10, 20]) {
      const elements: CircuitElement[] = [{ kind: 'current-source', from: 0, to: 1, current: 1 }];
      for (let k = 1; k <= rungs; k++) elements.push(resistor(k, k + 1, 1), resistor(k + 1, 0, 1));
      const { potentials } = solved({ nodes: rungs + 2, elements });
      expectClose(at(potentials, 1), at(fibonacci, 2 * rungs + 1) / at(fibonacci, 2 * rungs));
    }
  });

  it('gives two sources on one load Millman’s voltage', () => {
    fc.assert(
      fc.property(volts, volts, ohms, ohms, ohms, (e1, e2, r1, r2, load) => {
        const { potentials, currents } = solved({
          nodes: 2,
          elements: [source(0, 1, e1, r1), source(0, 1, e2, r2), resistor(1, 0, load)],
        });
        const v = (e1 / r1 + e2 / r2) / (1 / r1 + 1 / r2 + 1 / load);
        const scale = (Math.abs(e1) / r1 + Math.abs(e2) / r2) / (1 / r1 + 1 / r2 + 1 / load);
        expectClose(at(potentials, 1), v, scale);
        expectClose(at(currents, 0), (e1 - v) / r1, (Math.abs(e1) + scale) / r1);
      }),
    );
  });
});

/** A connected network: a tree of resistors, chords of every kind, no loop of ideal branches. */
const network = fc
  .record({
    parents: fc.array(fc.nat(), { minLength: 1, maxLength: 11 }),
    tree: fc.array(ohms, { minLength: 11, maxLength: 11 }),
    chords: fc.array(fc.record({ a: fc.nat(), b: fc.nat(), kind: fc.nat(3), size: ohms, drive: volts }), {
      minLength: 1,
      maxLength: 20,
    }),
  })
  .map(({ parents, tree, chords }): Netlist => {
    const nodes = parents.length + 1;
    const elements: CircuitElement[] = parents.map((parent, k) => resistor(parent % (k + 1), k + 1, at(tree, k)));
    for (const { a, b, kind, size, drive } of chords) {
      const from = a % nodes;
      const to = b % nodes;
      if (kind === 0) elements.push(resistor(from, to, size));
      else if (kind === 1) elements.push(source(from, to, drive, size));
      else if (kind === 2) elements.push({ kind: 'ammeter', from, to, resistance: size });
      else elements.push({ kind: 'current-source', from, to, current: drive / size });
    }
    return { nodes, elements };
  });

describe('any network', () => {
  it('conserves charge at every node', () => {
    fc.assert(
      fc.property(network, (netlist) => {
        const { currents } = solved(netlist);
        const net = new Float64Array(netlist.nodes);
        let gross = 0;
        netlist.elements.forEach(({ from, to }, k) => {
          const current = at(currents, k);
          net[from] = at(net, from) - current;
          net[to] = at(net, to) + current;
          gross += Math.abs(current);
        });
        for (const current of net) expect(Math.abs(current)).toBeLessThanOrEqual(ROUNDING * gross);
      }),
    );
  });

  it('conserves energy: what the sources deliver, the resistances take', () => {
    fc.assert(
      fc.property(network, (netlist) => {
        const { currents, potentials } = solved(netlist);
        let delivered = 0;
        let heat = 0;
        let gross = 0;
        netlist.elements.forEach((element, k) => {
          const current = at(currents, k);
          const rise = at(potentials, element.to) - at(potentials, element.from);
          switch (element.kind) {
            case 'resistor':
              heat += current * current * element.resistance;
              break;
            case 'ammeter':
              heat += current * current * (element.resistance ?? 0);
              break;
            case 'voltage-source':
              heat += current * current * (element.internalResistance ?? 0);
              delivered += element.voltage * current;
              gross += Math.abs(element.voltage * current);
              break;
            case 'current-source':
              delivered += rise * current;
              gross += Math.abs(rise * current);
              break;
          }
        });
        expect(heat).toBeGreaterThanOrEqual(0);
        expectClose(delivered, heat, gross);
      }),
    );
  });

  it('obeys every element’s own law', () => {
    fc.assert(
      fc.property(network, (netlist) => {
        const { currents, potentials } = solved(netlist);
        const largest = potentials.reduce((most, v) => Math.max(most, Math.abs(v)), 0);
        netlist.elements.forEach((element, k) => {
          const current = at(currents, k);
          const rise = at(potentials, element.to) - at(potentials, element.from);
          switch (element.kind) {
            case 'resistor':
              expectClose(-rise, current * element.resistance, largest);
              break;
            case 'ammeter':
              expectClose(-rise, current * (element.resistance ?? 0), largest);
              break;
            case 'voltage-source':
              expectClose(rise, element.voltage - current * (element.internalResistance ?? 0), largest + 20);
              break;
            case 'current-source':
              expect(current).toBe(element.current);
              break;
          }
        });
      }),
    );
  });

  it('is linear: twice the sources, twice the potentials', () => {
    fc.assert(
      fc.property(network, (netlist) => {
        const doubled = netlist.elements.map((element): CircuitElement => {
          if (element.kind === 'voltage-source') return { ...element, voltage: 2 * element.voltage };
          if (element.kind === 'current-source') return { ...element, current: 2 * element.current };
          return element;
        });
        const once = solved(netlist).potentials;
        const twice = solved({ nodes: netlist.nodes, elements: doubled }).potentials;
        // Doubling is exact in binary arithmetic, so nothing is lost.
        once.forEach((v, node) => expect(at(twice, node) === 2 * v).toBe(true));
      }),
    );
  });

  it('is reciprocal: a current fed in at a and read at b is the same the other way round', () => {
    fc.assert(
      fc.property(network, fc.nat(), fc.nat(), (netlist, a, b) => {
        const passive = netlist.elements.filter(({ kind }) => kind === 'resistor');
        const transfer = (fed: number, read: number): number =>
          at(
            solved({
              nodes: netlist.nodes,
              elements: [...passive, { kind: 'current-source', from: 0, to: fed % netlist.nodes, current: 1 }],
            }).potentials,
            read % netlist.nodes,
          );
        expectClose(transfer(a, b), transfer(b, a), transfer(a, a) + transfer(b, b));
      }),
    );
  });
});

describe('loose ends', () => {
  it('counts a floating part from its own lowest node and says so', () => {
    const { potentials, references } = solved({
      nodes: 6,
      elements: [source(0, 1, 3), resistor(1, 0, 10), source(4, 3, 9), resistor(3, 4, 30)],
    });
    expect([...references]).toEqual([0, 0, 2, 3, 3, 5]);
    expect(at(potentials, 3)).toBe(0);
    expect(at(potentials, 4)).toBeCloseTo(-9, 12);
    expect(at(potentials, 2)).toBe(0);
  });

  it.each<[string, Netlist]>([
    ['two ideal sources side by side', { nodes: 2, elements: [source(0, 1, 3), source(0, 1, 3)] }],
    [
      'an ideal ammeter across an ideal source',
      { nodes: 2, elements: [source(0, 1, 3), { kind: 'ammeter', from: 1, to: 0 }] },
    ],
    [
      'an ideal wire from a node to itself',
      { nodes: 2, elements: [resistor(0, 1, 5), { kind: 'ammeter', from: 1, to: 1 }] },
    ],
    [
      'a current source whose current has no way back',
      { nodes: 3, elements: [resistor(0, 1, 5), { kind: 'current-source', from: 0, to: 2, current: 1 }] },
    ],
  ])('calls %s undetermined', (_name, netlist) => {
    expect(solveNetwork(netlist)).toEqual({ is: 'undetermined' });
  });

  it('lets currents of several sources into a part cancel', () => {
    const { potentials } = solved({
      nodes: 4,
      elements: [
        resistor(0, 1, 5),
        resistor(2, 3, 7),
        { kind: 'current-source', from: 1, to: 2, current: 0.1 },
        { kind: 'current-source', from: 3, to: 1, current: 0.1 },
      ],
    });
    expect(at(potentials, 2) - at(potentials, 3)).toBeCloseTo(0.7, 12);
    expect(at(potentials, 1)).toBeCloseTo(0, 12);
  });

  it.each<[string, CircuitElement]>([
    ['a node that is not there', resistor(0, 2, 5)],
    ['a resistor of 0 Ω', resistor(0, 1, 0)],
    ['a resistor that is not a number', resistor(0, 1, Number.NaN)],
    ['an endless resistor', resistor(0, 1, Infinity)],
    ['a negative internal resistance', source(0, 1, 5, -1)],
    ['a meter resistance that is not a number', { kind: 'ammeter', from: 0, to: 1, resistance: Number.NaN }],
  ])('throws for %s', (_name, element) => {
    expect(() => solveNetwork({ nodes: 2, elements: [element] })).toThrow(RangeError);
  });
});
