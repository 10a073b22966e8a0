/** The two leads that make the difference between series and parallel, on their way from one to the other. */
import type { StageContext } from '../../contract';
import { createBoardLead } from '../../kit/electric/lead';
import { createPlug } from '../../kit/electric/terminal';
import { hangingPoints } from '../../kit/electric/wire';
import { node2, type Plan, resistorTop } from './circuit-board-plan';

export function createMovingLeads(context: StageContext, colour: number) {
  const tapLead = createBoardLead(context, colour);
  const homeLead = createBoardLead(context, colour);
  const tapPlug = createPlug(context, 8, colour);
  const homePlug = createPlug(context, 8, colour);
  return {
    wires: [homeLead.root, tapLead.root],
    plugs: [tapPlug, homePlug],
    /** `part`: from 0 in series to 1 in parallel. */
    lay(plan: Plan, part: number) {
      const { rail, back, outer } = plan;
      const top = { x: plan.r2, y: resistorTop(plan) + 4 };
      const junction = { x: plan.node1, y: back };
      const feed = { x: plan.r1, y: rail };
      const middle = node2(plan);
      if (part <= 0) {
        const knee = { x: plan.r2, y: top.y - 14 };
        tapLead.along([top, knee, { x: outer, y: knee.y }, { x: outer, y: back }, junction]);
        tapPlug.position.copyFrom(junction);
      } else if (part >= 1) {
        tapLead.along([top, { x: plan.r2, y: rail }, feed]);
        tapPlug.position.copyFrom(feed);
        homeLead.along([middle, { x: middle.x, y: back }, junction]);
        homePlug.position.copyFrom(middle);
      } else {
        const lift = 40 * Math.sin(Math.PI * part);
        const end = {
          x: junction.x + (feed.x - junction.x) * part + lift,
          y: junction.y + (feed.y - junction.y) * part,
        };
        tapLead.along(hangingPoints(top, end, { x: 40, y: -30 }, { x: 30, y: 60 * (1 - part) - 40 * part }));
        tapPlug.position.copyFrom(end);
        const other = {
          x: junction.x + (middle.x - junction.x) * part,
          y: junction.y + (middle.y - junction.y) * part,
        };
        homeLead.along(hangingPoints(junction, other, { x: 30, y: 30 }, { x: 0, y: 30 }));
        homePlug.position.copyFrom(other);
      }
      homeLead.root.alpha = Math.min(1, part * 3);
      homePlug.alpha = homeLead.root.alpha;
    },
  };
}
