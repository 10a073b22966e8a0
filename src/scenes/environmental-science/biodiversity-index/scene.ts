/**
 * A survey with quadrats: the plot from above with its tapes, one frame from close by, the key, a recorder, the tally sheet
 * and sheets that grow with each frame. Learners may count a frame themselves and check it against the recorder.
 */
import { Container, Graphics } from 'pixi.js';
import { isSampledHabitat } from '../../../../engine/data/habitat-communities';
import type { Box, CreateScene, Frame, StageSize } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { arrange, fitted, inset, type Placed, stageBox } from '../../kit/layout/layout';
import { createPaperSlip } from '../../kit/words/paper-slip';
import type { PlotBox } from './habitat-ground';
import type { HabitatLife } from './habitat-life';
import { createOrganisms, habitatLife } from './organisms';
import { createQuadratCloseup, type Pin } from './quadrat-closeup';
import { createFrameCounts, createSpeciesSheet } from './sampling-plots';
import { createSpeciesKey } from './species-key';
import { createSurveyMap } from './survey-map';
import { createTallySheet, type TallyRow } from './tally-sheet';
import { describeSurvey } from './describe-survey';
import { createIndexCard } from './index-card';
import { createOwnTally } from './own-tally';
import { ARRANGEMENT, COUNTS_HIGH, type Place, REEL, SLIP_WIDE, TAPE, TARGET } from './survey-arrangement';
import { createSurveyGround, PLOT_METRES } from './survey-ground';
import { createSurveyWords } from './survey-words';

type SurveyFrame = Frame<'biodiversity_index'>;
export const createScene: CreateScene<'biodiversity_index'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'biodiversity survey' });
  const organisms = createOrganisms();
  root.once('destroyed', () => organisms.destroy());
  const ground = createSurveyGround(context);

  // ---------------------------------------------------------------- what the learner does here
  let follows = true;
  let chosen = -1;
  let organism = -1;
  let byHand = false;
  let checked = false;
  let withWhole = false;
  const own = createOwnTally();
  let version = 0;
  const changed = (): void => {
    version++;
    context.redraw();
  };

  // ---------------------------------------------------------------- parts
  const map = createSurveyMap(context, {
    plot: PLOT_METRES,
    choose: (index) => chooseFrame(index),
    place: (x, y) => {
      follows = true;
      context.dispatch({ do: 'place_quadrat', value: PLOT_METRES * y + x });
    },
    redraw: () => context.redraw(),
  });
  const rays = new Graphics({ label: 'to the close-up' });
  const closeup = createQuadratCloseup(context, {
    organisms,
    choose(place) {
      organism = place;
      closeup.select(place);
      const known = place >= 0 ? knownSpecies(place) : null;
      if (!byHand && known !== null) key.choose(known);
      changed();
    },
    name: () => nameChosen(key.chosen),
    say(place) {
      const item = closeup.organisms[place];
      const known = knownSpecies(place);
      const name = known === null ? 'not named yet' : speciesName(known);
      return `${place + 1} of ${closeup.organisms.length}, ${item?.inside ? 'inside the frame' : 'outside the frame'}, ${name}`;
    },
  });
  const key = createSpeciesKey(context, {
    organisms,
    name: (rank) => nameChosen(rank),
    redraw: () => context.redraw(),
  });
  const tally = createTallySheet(context);
  const indices = createIndexCard(context);
  const sheet = createSpeciesSheet(context);
  const counts = createFrameCounts(context);
  /** Says which quadrat lies in the close-up where the tally, whose heading does, has no room. */
  const slip = createPaperSlip(context);
  const words = createSurveyWords(context);

  // ---------------------------------------------------------------- controls
  const recorder = createInstrument(context, {
    form: 'hand-held',
    keys: [
      {
        name: 'Count by hand',
        print: 'BY HAND',
        hint: 'Takes the recorder’s pins away: choose an organism, then its picture in the key.',
        toggle(on) {
          byHand = on;
          checked = false;
          follows = !on && chosen === lastLaid - 1;
          if (on) {
            organism = nextUnnamed(-1);
            closeup.select(organism);
          }
          changed();
        },
      },
      {
        name: 'Check your tally',
        print: 'CHECK',
        press() {
          checked = true;
          changed();
        },
      },
      {
        name: 'Use your tally as custom counts',
        print: 'USE',
        hint: 'Writes the numbers of your tally into Custom Counts.',
        press: () => takeTally(),
      },
    ],
  });
  const [handKey, checkKey, useKey] = recorder.keys;
  const wholeHandle = context.handle({
    role: 'toggle',
    name: 'Compare with the whole plot',
    hint: 'Draws on the sheets what is really there beside the sample.',
    pressed: false,
    toggle(on) {
      withWhole = on;
      wholeHandle.update(on);
      changed();
    },
  });
  root.addChild(
    map.root,
    rays,
    closeup.root,
    key.root,
    tally.root,
    indices.root,
    sheet.root,
    counts.root,
    recorder.root,
    slip.root,
    words.root,
  );

  // ---------------------------------------------------------------- the learner's own count
  let habitat: SurveyFrame['params']['habitat'] = 'Custom Counts';
  let frameKey = '';
  let lastLaid = 0;
  /** Rank below which the species in the close-up are known from the recorder. */
  let knownBelow = 0;

  /** null until it has been fetched. */
  let life: HabitatLife | null = null;

  const speciesName = (rank: number): string => life?.species[rank]?.name ?? `Species ${rank + 1}`;
  const names = (): ReadonlyMap<number, number> => own.names(frameKey);
  const knownSpecies = (place: number): number | null => {
    const item = closeup.organisms[place];
    if (!item) return null;
    if (byHand) return names().get(item.index) ?? null;
    return item.inside && item.species < knownBelow ? item.species : null;
  };
  const nextUnnamed = (after: number): number => own.nextUnnamed(frameKey, closeup.organisms, after);
  const nameChosen = (rank: number): void => {
    const item = closeup.organisms[organism];
    if (!byHand || !item) return;
    if (own.name(frameKey, item.index, rank)) {
      organism = nextUnnamed(organism);
      closeup.select(organism);
    }
    checked = false;
    changed();
  };
  const takeTally = (): void => {
    const tallied = [...own.counts(frameKey)].sort(([a], [b]) => a - b);
    if (tallied.length === 0) return;
    byHand = false;
    context.setInput('custom_counts', tallied.map(([, count]) => count).join(','));
    context.setInput('habitat', 'Custom Counts');
  };
  const chooseFrame = (index: number): void => {
    if (index < 0 || index >= lastLaid || index === chosen) return;
    chosen = index;
    follows = index === lastLaid - 1 && !byHand;
    changed();
  };

  // ---------------------------------------------------------------- drawing
  let stage: StageSize | null = null;
  let plotBox: PlotBox = { x: 0, y: 0, side: 1 };
  let nearBox: PlotBox = plotBox;
  let shownKey = '';
  let pinKey = '';
  let plotKey = '';

  function fetchLife(): void {
    life = null;
    key.show(null);
    const wanted = habitat;
    if (!isSampledHabitat(wanted)) return;
    const arrived = (fetched: HabitatLife): void => {
      if (root.destroyed || habitat !== wanted) return;
      life = fetched;
      key.show(life);
      context.redraw();
    };
    habitatLife[wanted]().then(
      (module) => arrived(module.life),
      () => {
        if (!root.destroyed && habitat === wanted) words.empty('The drawings could not be fetched');
      },
    );
  }

  function drawCloseup({ params, view, fields }: SurveyFrame): void {
    if (follows || chosen >= view.laid) chosen = view.counted < view.laid ? view.counted : view.laid - 1;
    const at = 4 * chosen;
    const corner = { x: fields.frame[at] ?? 0, y: fields.frame[at + 1] ?? 0 };
    frameKey = `${params.habitat} ${chosen} ${corner.x} ${corner.y} ${params.quadrat_size}`;
    const nextKey = `${frameKey} ${ground.key} ${life !== null}`;
    if (nextKey !== shownKey) {
      shownKey = nextKey;
      pinKey = '';
      organism = -1;
      checked = false;
      if (chosen < 0 || !life) closeup.clear();
      else closeup.show(life, { ...corner, side: params.quadrat_size }, fields);
      map.select(chosen);
      drawRays();
    }
    knownBelow = chosen < view.counted ? Number.POSITIVE_INFINITY : chosen === view.counted ? view.knownBelow : 0;
    const nextPins = `${frameKey} ${byHand} ${checked} ${byHand ? version : knownBelow}`;
    if (nextPins !== pinKey) {
      pinKey = nextPins;
      const given = names();
      closeup.organisms.forEach((item, place) => closeup.pin(place, pinOf(item, given.get(item.index))));
    }
    const isEmpty = chosen < 0 && isSampledHabitat(params.habitat);
    words.empty(isEmpty ? 'Throw a frame, or drag the loose one onto the plot' : '');
    slip.set('Quadrat', chosen < 0 ? '–' : `${chosen + 1} of ${view.laid}`);
  }

  const pinOf = (item: { species: number; inside: boolean }, given: number | undefined): Pin => {
    if (!byHand) return item.inside && item.species < knownBelow ? 'recorder' : 'none';
    if (!checked) return given === undefined ? 'none' : 'mine';
    if (given === undefined) return item.inside ? 'missed' : 'none';
    return item.inside && given === item.species ? 'right' : 'wrong';
  };

  /** From the chosen frame to the close-up, as a lens would show it. */
  function drawRays(): void {
    rays.clear();
    if (chosen < 0) return;
    const from = map.at(chosen);
    const { x, y, side } = nearBox;
    for (const sign of [-1, 1]) {
      rays.moveTo(from.x + from.half + 4, from.y + sign * (from.half + 4));
      rays.lineTo(x - 4, sign < 0 ? y : y + side);
    }
    rays.stroke({ width: 1.4, color: theme.accent, alpha: 0.5 });
  }

  function tallyRows({ view, params }: SurveyFrame): TallyRow[] {
    if (!isSampledHabitat(params.habitat)) {
      return view.counts.map((count, index) => ({ name: `Species ${index + 1}`, count }));
    }
    const tallied = byHand ? own.counts(frameKey) : new Map<number, number>();
    if (!byHand) {
      for (const item of closeup.organisms) {
        if (item.inside && item.species < knownBelow) tallied.set(item.species, (tallied.get(item.species) ?? 0) + 1);
      }
    }
    return [...tallied]
      .sort(([a, n], [b, m]) => m - n || a - b)
      .map(([rank, count]) => ({ name: speciesName(rank), count }));
  }

  function drawPlots(frame: SurveyFrame): void {
    const { view, params, fields, readings } = frame;
    const next = `${ground.key} ${view.counted} ${view.laid} ${knownBelow} ${view.knownBelow} ${view.counts.join()} ${withWhole}`;
    if (next === plotKey) return;
    plotKey = next;
    const sampled = isSampledHabitat(params.habitat);
    const real = withWhole && sampled ? view.abundances : null;
    const found: number[] = [];
    const totals: number[] = [];
    for (let k = 0; k < view.counted; k++) {
      totals.push(fields.frame[4 * k + 2] ?? 0);
      found.push(fields.frame[4 * k + 3] ?? 0);
    }
    sheet.draw({ counts: view.counts, found, planned: params.quadrat_count, chao1: readings.chao1, whole: real });
    const density = fields.x.length / PLOT_METRES ** 2;
    counts.draw(totals, real ? density * params.quadrat_size ** 2 : null);
  }

  function verdict(): string {
    if (!byHand || chosen < 0 || !isSampledHabitat(habitat)) return '';
    if (checked) return own.verdict(frameKey, closeup.organisms);
    return names().size === 0 ? 'Choose one, then its picture in the key' : '';
  }

  /** What is there for a sampled habitat, and what for typed counts. */
  function enable({ params }: SurveyFrame): void {
    const sampled = isSampledHabitat(params.habitat);
    const wide = stage?.layout === 'wide';
    map.enable(sampled);
    key.enable(sampled);
    closeup.enable(sampled);
    for (const part of [rays, recorder.root]) part.visible = sampled;
    slip.root.visible = sampled && !wide;
    counts.root.visible = sampled && wide;
    tally.root.visible = wide || !sampled;
    wholeHandle.enable(sampled && wide);
    const counting = byHand && sampled && chosen >= 0;
    handKey?.enable(sampled && chosen >= 0);
    handKey?.light(byHand);
    checkKey?.enable(counting);
    useKey?.enable(counting && names().size > 0);
  }

  // ---------------------------------------------------------------- where things lie
  let looseAt: readonly [x: number, y: number] = [0, 0];
  let recorderBox: Box = { x: 0, y: 0, width: 1, height: 1 };
  let keyBox = recorderBox;
  const square = (box: Box, atX: number): PlotBox => {
    const { x, y, width } = fitted(box, { width: 1, height: 1 }, atX, 0);
    return { x, y, side: width };
  };
  const places: Readonly<Record<Place, Placed>> = {
    map: {
      lay(box) {
        const layout = stage?.layout ?? 'wide';
        const tape = TAPE[layout] + 4;
        const room = { ...box, x: box.x + tape, width: box.width - tape - REEL[layout], height: box.height - tape };
        plotBox = square(room, 0);
      },
    },
    closeup: {
      lay(box) {
        nearBox = square(box, 0.5);
      },
    },
    loose: {
      least: ({ small }) => ({ width: TARGET * small, height: TARGET * small }),
      lay({ x, y, width, height }) {
        looseAt = [x + width / 2, y + height / 2];
      },
    },
    recorder: {
      ...recorder,
      lay(box, type) {
        recorderBox = box;
        recorder.lay(box, type);
      },
    },
    key: {
      root: key.root,
      lay(box, type) {
        keyBox = box;
        key.lay(box, type);
      },
    },
    counts: { ...counts, least: ({ small }) => ({ width: 0, height: COUNTS_HIGH * small }) },
    tally,
    slip: { ...slip, least: ({ small }) => ({ width: SLIP_WIDE * small, height: 0 }) },
    sheet: {
      root: sheet.root,
      lay(box, type) {
        sheet.lay(box, type);
        wholeHandle.place(box.x, box.y, box.width, box.height);
      },
    },
  };

  /** Sheets that lie where frames are counted, while counts are typed. */
  function layTyped({ layout, type }: StageSize): void {
    const { x, y, side } = nearBox;
    const below = keyBox.y + keyBox.height;
    if (layout === 'wide') indices.lay({ x, y, width: keyBox.x + keyBox.width - x, height: below - y }, type);
    else {
      indices.lay({ x, y, width: side, height: side }, type);
      tally.lay({ ...keyBox, y: recorderBox.y, height: below - recorderBox.y }, type);
    }
  }

  return {
    root,
    resize(next) {
      stage = next;
      arrange(ARRANGEMENT[next.layout], places, inset(stageBox(next), 14), next.type);
      layTyped(next);
      ground.resize(next, { plot: plotBox, closeup: nearBox });
      map.lay(plotBox, TAPE[next.layout], next.layout === 'wide', looseAt);
      closeup.lay(nearBox);
      words.lay({ plot: plotBox, closeup: nearBox });
    },

    draw(frame, now) {
      const { view, params, fields } = frame;
      if (params.habitat !== habitat) {
        habitat = params.habitat;
        byHand = false;
        follows = true;
        fetchLife();
      }
      if (view.laid < lastLaid) {
        follows = true;
        byHand = false;
      }
      lastLaid = view.laid;
      ground.paint(frame);
      map.show(fields.frame, view.laid, view.counted, view.side, now);
      drawCloseup(frame);
      const title = !isSampledHabitat(habitat)
        ? 'Typed counts'
        : byHand
          ? 'Your tally'
          : chosen < 0
            ? 'Tally'
            : `Quadrat ${chosen + 1} of ${view.laid}`;
      tally.set(title, tallyRows(frame));
      drawPlots(frame);
      words.draw(frame, verdict());
      indices.draw(frame);
      enable(frame);
    },

    describe: (frame) =>
      describeSurvey(frame, { chosen, byHand, rows: tallyRows(frame), species: speciesName(key.chosen) }),

    destroy: () => root.destroy({ children: true }),
  };
};
