/** What the hands do: the plate of cells, the thermocycler, and the gel on its light. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, Part, SceneContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { contactShadow, downGradient, housing, metalDown, mix, roundGradient } from '../../kit/paint/shading';

type EditingFrame = Frame<'crispr_editing'>;

export interface WetPart extends Part {
  draw(frame: EditingFrame, now: number): void;
}

const PLATE = { width: 150, height: 112, across: 4, down: 3 } as const;
const MEDIUM = 0xe8899a;
const EDITED = 0x35c46a;
const CELLS = 14;

/** Twelve wells; cells turn green as their alleles are edited. */
export function createCellPlate(context: SceneContext<'crispr_editing'>): WetPart {
  const { theme } = context;
  const root = new Container({ label: 'plate of cells' });
  const apparatus = new Container();
  const shadow = contactShadow(theme, PLATE.width, 16);
  shadow.position.set(PLATE.width / 2, PLATE.height);
  const base = new Graphics()
    .roundRect(0, 0, PLATE.width, PLATE.height, 9)
    .fill(
      downGradient([
        [0, 0xf7fafc, 0.95],
        [1, 0xc9d4de, 0.95],
      ]),
    )
    .roundRect(1, 1, PLATE.width - 2, PLATE.height - 2, 8)
    .stroke({ width: 1.5, color: 0x8fa1b2 });
  const wells = new Graphics();
  const cells = new Graphics();
  apparatus.addChild(shadow, base, wells, cells);
  root.addChild(apparatus);
  const { across, down } = PLATE;
  const pitch = { x: PLATE.width / (across + 0.25), y: PLATE.height / (down + 0.25) } as const;
  const middles = Array.from({ length: across * down }, (_, n) => ({
    x: pitch.x * ((n % across) + 0.625),
    y: pitch.y * (Math.floor(n / across) + 0.625),
  }));
  const r = Math.min(pitch.x, pitch.y) * 0.44;
  const treat = context.actionHandle('transfect', { name: 'Cells: give them nuclease and guide', grip: 'press' });
  const harvest = context.actionHandle('harvest', { name: 'Cells: harvest', grip: 'press' });
  let place: Box = { x: 0, y: 0, width: 1, height: 1 };
  let drawn = '';
  return {
    root,
    lay(box) {
      const at = fitted(box, { width: PLATE.width, height: PLATE.height + 8 }, 0.5, 1);
      apparatus.position.set(at.x, at.y);
      apparatus.scale.set(at.scale);
      place = { x: at.x, y: at.y, width: PLATE.width * at.scale, height: PLATE.height * at.scale };
      for (const handle of [treat, harvest]) handle.place(place.x, place.y, place.width, place.height);
    },
    draw({ view }) {
      const growing = view.treated && !view.harvested;
      treat.enable(!growing);
      harvest.enable(growing);
      const share = Math.round(200 * view.edited);
      const key = `${view.treated} ${view.harvested} ${share} ${Math.floor(view.hours)}`;
      if (key === drawn) return;
      drawn = key;
      wells.clear();
      cells.clear();
      let n = 0;
      for (const { x, y } of middles) {
        wells
          .circle(x, y, r)
          .fill(
            roundGradient([
              [0, mix(MEDIUM, 0xffffff, 0.35)],
              [0.85, MEDIUM],
              [1, mix(MEDIUM, 0x3a0a14, 0.35)],
            ]),
          )
          .stroke({ width: 1.4, color: 0x7f92a5 });
        if (view.harvested) continue;
        for (let k = 0; k < CELLS; k++, n++) {
          // Evenly over the well, by the golden angle; which cells are edited is spread over all wells.
          const away = r * 0.86 * Math.sqrt((k + 0.5) / CELLS);
          const turn = 2.39996 * k + x;
          const green = view.treated && (n * 0.61803) % 1 < view.edited;
          cells
            .ellipse(x + away * Math.cos(turn), y + away * Math.sin(turn), 2.3, 1.7)
            .fill({ color: green ? EDITED : 0xfdf3f4, alpha: green ? 0.98 : 0.85 });
        }
      }
    },
  };
}

const CYCLER = { width: 120, height: 120 } as const;

/** The thermocycler: its lid closes on the tubes once there is DNA to copy. */
export function createThermocycler(context: SceneContext<'crispr_editing'>): WetPart {
  const { theme } = context;
  const root = new Container({ label: 'thermocycler' });
  const apparatus = new Container();
  const shadow = contactShadow(theme, CYCLER.width, 16);
  shadow.position.set(CYCLER.width / 2, CYCLER.height);
  const body = housing(theme, CYCLER.width, 74, 9);
  body.y = CYCLER.height - 76;
  const block = new Graphics();
  const lid = new Graphics();
  const lamp = new Graphics();
  apparatus.addChild(shadow, lid, body, block, lamp);
  root.addChild(apparatus);
  const run = context.actionHandle('run_pcr', { name: 'Thermocycler: run the PCR', grip: 'press' });
  let drawn = '';
  return {
    root,
    lay(box) {
      const at = fitted(box, { width: CYCLER.width, height: CYCLER.height + 8 }, 0.5, 1);
      apparatus.position.set(at.x, at.y);
      apparatus.scale.set(at.scale);
      run.place(at.x, at.y + 20 * at.scale, CYCLER.width * at.scale, (CYCLER.height - 20) * at.scale);
    },
    draw({ view }) {
      run.enable(view.harvested && !view.pcr);
      const key = `${view.harvested} ${view.pcr}`;
      if (key === drawn) return;
      drawn = key;
      const top = CYCLER.height - 76;
      lid.clear();
      block.clear();
      if (view.pcr) {
        block
          .roundRect(8, top - 12, CYCLER.width - 16, 26, 6)
          .fill(
            downGradient([
              [0, mix(theme.housing, 0xffffff, 0.3)],
              [1, theme.housingShade],
            ]),
          )
          .stroke({ width: 1.2, color: theme.housingEdge })
          .roundRect(CYCLER.width / 2 - 16, top + 8, 32, 5, 2)
          .fill(metalDown(theme));
      } else {
        lid
          .roundRect(10, top - 42, CYCLER.width - 20, 46, 7)
          .fill(
            downGradient([
              [0, theme.housing],
              [1, theme.housingShade],
            ]),
          )
          .stroke({ width: 1.2, color: theme.housingEdge });
        block.roundRect(14, top + 4, CYCLER.width - 28, 24, 3).fill(metalDown(theme));
        for (let k = 0; k < 6; k++) {
          block.circle(25 + k * 14, top + 16, 5.2).fill(0x20262d);
          if (view.harvested)
            block
              .circle(25 + k * 14, top + 16, 4.2)
              .fill(0xbfe3f4)
              .circle(24 + k * 14, top + 14.6, 1.2)
              .fill(0xffffff);
        }
      }
      // Buttons and the lamp at its front.
      block.roundRect(14, top + 40, CYCLER.width - 52, 22, 4).fill(0x111a22);
      for (let k = 0; k < 8; k++)
        block.rect(19 + k * 7.2, top + 57 - (k % 3) * 5 - 4, 5.4, 3 + (k % 3) * 5).fill(view.pcr ? 0x5eead4 : 0x29504c);
      lamp
        .clear()
        .circle(CYCLER.width - 24, top + 51, 6)
        .fill(view.pcr ? 0x3fd06a : 0x4a5560);
    },
  };
}

const GEL = { width: 112, height: 132 } as const;
const LANES = { ladder: 32, sample: 76, width: 26 } as const;
const GLOW = 0xff9a3d;

/** The gel on ultraviolet light: ladder at the left, the sample at the right. */
export function createGenotypingGel(context: SceneContext<'crispr_editing'>): WetPart {
  const { theme } = context;
  const root = new Container({ label: 'gel' });
  const apparatus = new Container();
  const shadow = contactShadow(theme, GEL.width, 16);
  shadow.position.set(GEL.width / 2, GEL.height);
  const table = new Graphics()
    .roundRect(0, 0, GEL.width, GEL.height, 8)
    .fill(
      downGradient([
        [0, mix(theme.housing, 0xffffff, 0.2)],
        [1, theme.housingShade],
      ]),
    )
    .stroke({ width: 1.2, color: theme.housingEdge })
    .roundRect(7, 7, GEL.width - 14, GEL.height - 14, 4)
    .fill(
      downGradient([
        [0, 0x2a1460],
        [0.5, 0x3a1d80],
        [1, 0x24104f],
      ]),
    );
  const bands = new Graphics();
  apparatus.addChild(shadow, table, bands);
  root.addChild(apparatus);
  const cut = context.actionHandle('run_t7e1', { name: 'Gel: T7E1 and run', grip: 'press' });
  let drawn = '';
  const y = (at: number): number => 16 + at * (GEL.height - 34);
  return {
    root,
    lay(box) {
      const at = fitted(box, { width: GEL.width, height: GEL.height + 8 }, 0.5, 1);
      apparatus.position.set(at.x, at.y);
      apparatus.scale.set(at.scale);
      cut.place(at.x, at.y, GEL.width * at.scale, GEL.height * at.scale);
    },
    draw({ view }) {
      cut.enable(view.pcr && !view.gel);
      const key = `${view.pcr} ${view.gel} ${view.bands.map(({ at, light }) => `${at.toFixed(3)} ${light.toFixed(2)}`).join()}`;
      if (key === drawn) return;
      drawn = key;
      bands.clear();
      for (const lane of [LANES.ladder, LANES.sample])
        bands.rect(lane - LANES.width / 2, 12, LANES.width, 3).fill({ color: 0x0d0626, alpha: 0.8 });
      if (!view.pcr) return;
      const band = (lane: number, at: number, light: number): void => {
        bands
          .roundRect(lane - LANES.width / 2 - 1, y(at) - 2.6, LANES.width + 2, 5.2, 2)
          .fill({ color: GLOW, alpha: 0.3 * light })
          .roundRect(lane - LANES.width / 2, y(at) - 1.3, LANES.width, 2.6, 1.3)
          .fill({ color: mix(GLOW, 0xffffff, 0.35), alpha: light });
      };
      for (const { size, at } of view.ladder) band(LANES.ladder, at, size === 500 || size === 1000 ? 1 : 0.6);
      for (const { at, light } of view.bands) if (light > 0.004) band(LANES.sample, at, Math.min(1, 0.15 + light));
    },
  };
}
