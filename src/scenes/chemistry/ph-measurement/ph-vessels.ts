/** The vessels on the pH bench, each with the strip that was dipped into it. */
import { Container, Graphics } from 'pixi.js';
import type { SceneContext, StageSize } from '../../contract';
import { createLabelledBeaker, type LabelledBeaker } from '../../kit/glassware/labelled-beaker';
import { BEAKERS, SAMPLES } from './ph-measurement-layout';
import { paperColour } from './ph-scale';
import { FIRST_BUFFER, type PhFrame, type PhStations, UNKNOWN } from './ph-stations';
import { BUFFER_LIGHT, BUFFERS, LIGHT, SHORT, SOLUTIONS } from './ph-words';

/** Of labels, upper edges: neighbours stand at different heights, so that long names do not meet. */
const LABEL_TOPS = [0.62, 0.32] as const;

function createBeakers(context: SceneContext<'ph_measurement'>): readonly LabelledBeaker[] {
  return [
    ...SOLUTIONS.map((name, index) =>
      createLabelledBeaker(context, {
        ...BEAKERS.sample,
        label: name,
        labelTop: LABEL_TOPS[index % 2] ?? LABEL_TOPS[0],
        transmitted: LIGHT[name],
      }),
    ),
    ...BUFFERS.map((label, index) =>
      createLabelledBeaker(context, {
        ...BEAKERS.buffer,
        label: `pH ${label}`,
        transmitted: BUFFER_LIGHT[index] ?? 0xffffff,
      }),
    ),
    createLabelledBeaker(context, { ...BEAKERS.waste, transmitted: 0xffffff, filled: 0.3 }),
  ];
}

export function createPhVessels(context: SceneContext<'ph_measurement'>, bench: PhStations) {
  const beakers = createBeakers(context);
  const strips = SOLUTIONS.map(() => new Graphics().roundRect(-17, -4, 34, 8, 2).fill(0xffffff));
  const backs = new Container({ label: 'vessels, far walls' });
  const fronts = new Container({ label: 'vessels, near walls' });
  for (const beaker of beakers) {
    backs.addChild(beaker.back);
    fronts.addChild(beaker.front);
  }
  const handles = [...SOLUTIONS, ...BUFFERS].map((name, station) =>
    context.handle({
      role: 'button',
      name: `${station < SAMPLES ? name : `Buffer ${name}`}: put the electrode in`,
      press: () => bench.goTo(station),
    }),
  );
  let narrow = false;
  let labelled = '';
  let covered: boolean | null = null;

  /** An unknown sample stands alone, without its name. */
  function cover(): void {
    if (covered === bench.unknown()) return;
    covered = bench.unknown();
    SOLUTIONS.forEach((_, index) => {
      beakers[index]?.show(!covered || index === UNKNOWN);
      handles[index]?.enable(!covered || index === UNKNOWN);
    });
    if (covered) handles[UNKNOWN]?.rename('Sample: put the electrode in');
  }

  /** The chosen sample says how far it is diluted. */
  function nameSamples(dilution: PhFrame['params']['dilution']): void {
    const chosen = bench.sampleStation();
    const key = `${chosen} ${dilution} ${bench.unknown()} ${narrow}`;
    if (key === labelled) return;
    labelled = key;
    SOLUTIONS.forEach((solution, index) => {
      const name = bench.unknown() ? 'Sample' : narrow ? SHORT[solution] : solution;
      beakers[index]?.relabel(index === chosen && dilution !== '1' ? `${name} 1:${dilution}` : name);
    });
  }

  return {
    backs,
    fronts,
    strips,
    heightAt: (station: number): number => (beakers[station]?.height ?? 0) * (bench.stations[station]?.scale ?? 1),
    lay({ layout, type }: StageSize) {
      narrow = layout === 'tall';
      labelled = '';
      bench.stations.forEach(({ x, y, scale: size }, station) => {
        const beaker = beakers[station];
        beaker?.place(x, y, size);
        beaker?.fit(size, type);
        const buffer = BUFFERS[station - FIRST_BUFFER];
        if (buffer) beaker?.relabel(`pH ${narrow ? Math.round(Number(buffer)) : buffer}`);
        strips[station]?.position.set(x, y + 10);
        const { height, radius } = beaker ?? BEAKERS.sample;
        handles[station]?.place(x - radius * size, y - height * size, 2 * radius * size, height * size);
      });
    },
    cover,
    draw({ view, params }: PhFrame) {
      const chosen = bench.sampleStation();
      SOLUTIONS.forEach((name, index) => {
        beakers[index]?.choose(index === chosen);
        const ph = bench.unknown() ? undefined : view.strips[name];
        const lying = strips[index];
        if (!lying) return;
        lying.visible = ph !== undefined;
        if (ph !== undefined) lying.tint = paperColour(ph);
      });
      nameSamples(params.dilution);
    },
  };
}

export type PhVessels = ReturnType<typeof createPhVessels>;
