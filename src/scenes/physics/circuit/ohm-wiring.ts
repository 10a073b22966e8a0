/** The path of the current round the loop: leads, wires on the board, and the electrons that drift along them. */
import type { Box, Point, StageContext } from '../../contract';
import { createChargeDots } from '../../kit/electric/charge-dots';
import { createBoardLead, createLead } from '../../kit/electric/lead';
import { createTerminal } from '../../kit/electric/terminal';
import { type Port, portAt } from '../../kit/instruments/socket';
import { LENGTH } from './ohm-component';
import type { OhmPlan } from './ohm-plan';

const RED = 0xd23b3b;
const GREEN = { dark: 0x3f9d5d, light: 0x2f8a4c } as const;
const BLUE = { dark: 0x3672d9, light: 0x2860bd } as const;
type Hue = keyof typeof BLUE;
/** Stage units that an electron goes for each coulomb: 50 mA go 50 units a second. */
const DRIFT = 1000;
const SMEAR_SHARE = 0.25;
/** Leads may come so near to the supply's upper edge from within, where its sockets are. */
const CASE_EDGE = 16;
const RED_STUB = 32;

/** The meters’ sockets, and the leads of the voltmeter to the two sides of the component. */
function createMeterSockets(context: StageContext, blue: number) {
  const sockets = [RED, blue, RED, 0x2b323a].map((rim) => createTerminal(context, 7, rim));
  /** Where the voltmeter's leads plug in beside the component. */
  const joints = [0, 1].map(() => createTerminal(context, 7, context.theme.housingEdge));
  const testLeads = (['red', 'black'] as const).map((kind) => createLead(context, { kind }));
  return {
    roots: [...sockets, ...joints, ...testLeads.map((lead) => lead.root)],
    lay(plan: OhmPlan) {
      plan.sockets.forEach((at, k) => sockets[k]?.position.copyFrom(at));
      const [, , red, black] = plan.sockets;
      [red, black].forEach((socket, k) => {
        const joint = { x: socket.x, y: plan.row1 };
        joints[k]?.position.copyFrom(joint);
        testLeads[k]?.lay(portAt(socket, 'front'), portAt(joint, 'top'), { slack: 0 });
      });
    },
  };
}

/** The wires on the board. */
function createBoardWires(context: StageContext, green: number, blue: number) {
  const feed = createBoardLead(context, RED);
  const fromMeter = createBoardLead(context, green);
  const onwards = createBoardLead(context, green);
  const back = createBoardLead(context, blue);
  return {
    roots: [feed, fromMeter, onwards, back].map((part) => part.root),
    lay(plan: OhmPlan, home: readonly Point[]) {
      const { row1, row2, right, entry, component, componentScale } = plan;
      const [plus, minus] = plan.sockets;
      const half = (LENGTH / 2) * componentScale;
      feed.along([entry.at, { x: plus.x, y: row1 }, plus]);
      fromMeter.along([minus, { x: minus.x, y: row1 }, { x: component - half, y: row1 }]);
      onwards.along([
        { x: component + half, y: row1 },
        { x: right, y: row1 },
        { x: right, y: row2 },
        { x: component, y: row2 },
      ]);
      back.along([{ x: component, y: row2 }, ...home]);
    },
  };
}

export function createOhmWiring(context: StageContext) {
  const hue: Hue = context.theme.name === 'dark' ? 'dark' : 'light';
  const wires = createBoardWires(context, GREEN[hue], BLUE[hue]);
  const feedLead = createLead(context, { kind: 'red', colour: RED });
  const backLead = createLead(context, { kind: 'blue', colour: BLUE[hue] });
  const dots = createChargeDots(context, 2600, 'electron');
  const sockets = createMeterSockets(context, BLUE[hue]);
  let smear = 0;
  let lastPassed = 0;
  return {
    roots: [...wires.roots, feedLead.root, backLead.root, dots.root],
    sockets: sockets.roots,
    /** From the + socket of the supply to its − socket. `below`: the supply stands below the board. */
    lay(plan: OhmPlan, plus: Port, minus: Port, supply: Box, below: boolean) {
      const { row1, row2, right, entry, exit } = plan;
      const [plusSocket, minusSocket] = plan.sockets;
      const { x, y, width, height } = supply;
      const avoid = [{ x, y: y + CASE_EDGE, width, height: height - CASE_EDGE }];
      // The red one passes above the blue plug.
      feedLead.lay(plus, entry, { avoid, slack: 0.05, stub: below ? 19 : RED_STUB });
      backLead.lay(exit, minus, { avoid, slack: 0.05 });
      const down = { x: exit.at.x, y: row2 };
      const home = down.x === entry.at.x ? [exit.at] : [down, exit.at];
      wires.lay(plan, home);
      dots.lay([
        ...feedLead.points,
        { x: plusSocket.x, y: row1 },
        plusSocket,
        minusSocket,
        { x: minusSocket.x, y: row1 },
        { x: right, y: row1 },
        { x: right, y: row2 },
        ...home,
        ...backLead.points,
      ]);
      sockets.lay(plan);
    },
    /** Coulombs that have passed. */
    flow(passed: number, running: boolean) {
      const gone = running ? (passed - lastPassed) * DRIFT : 0;
      smear += SMEAR_SHARE * (gone - smear);
      lastPassed = passed;
      dots.move(-passed * DRIFT, smear);
    },
  };
}
