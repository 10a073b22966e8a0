/**
 * A survey with quadrats: the plot from above with its tapes, one frame from close by, the key, the tally sheet and the
 * plots that grow with each frame. Learners may count a frame themselves and check it against the recorder.
 */
import { Container, Graphics } from 'pixi.js';
import { habitatCommunities, isSampledHabitat } from '../../../engine/data/habitat-communities';
import type { CreateScene, Frame } from '../contract';
import { type Callout, createCallout } from '../kit/callout';
import type { PlotBox } from '../kit/habitat-ground';
import { createOrganisms, type HabitatLife, habitatLife } from '../kit/organisms';
import { createPushButton, type PushButton } from '../kit/push-button';
import { createQuadratCloseup, type Pin } from '../kit/quadrat-closeup';
import { createAccumulationCurve, createFrameCounts, createRankAbundancePlot } from '../kit/sampling-plots';
import { createSpeciesKey } from '../kit/species-key';
import { createStageButton } from '../kit/stage-button';
import { createSurveyMap } from '../kit/survey-map';
import { createTallySheet, type TallyRow } from '../kit/tally-sheet';
import { describeSurvey } from './describe-survey';
import { createIndexCard } from './index-card';
import { createOwnTally } from './own-tally';
import { createSurveyGround, PLOT_METRES } from './survey-ground';
import { type Box, keyBox, surveyLayouts } from './survey-layout';

type SurveyFrame = Frame<'biodiversity_index'>;
type Pane = 'map' | 'key' | 'plots';

const TEXT = 12;
const PANES = ['map', 'key', 'plots'] as const;

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
  let pane: Pane = 'map';
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
  const ranks = createRankAbundancePlot(context);
  const species = createAccumulationCurve(context);
  const counts = createFrameCounts(context);
  const caption = context.text({ size: 13, weight: '600', colour: theme.ink, anchor: [0.5, 0.5] });
  const message = createCallout(context, { size: 12, tone: 'plain' });
  const verdict = createCallout(context, { size: 12, tone: 'plain' });
  const caught = createCallout(context, { size: 12, tone: 'plain' });
  const empty = createCallout(context, { size: 13, tone: 'plain' });

  // ---------------------------------------------------------------- controls
  const throwOne = createStageButton(context, {
    label: 'Throw',
    name: 'Throw one quadrat',
    press() {
      follows = true;
      context.dispatch({ do: 'throw_quadrat' });
    },
  });
  const throwAll = createPushButton(context, {
    label: 'Throw all',
    name: 'Throw all quadrats',
    hint: 'A whole class throws and counts the rest at once.',
    press() {
      follows = true;
      context.dispatch({ do: 'throw_all' });
    },
  });
  const whole = createPushButton(context, {
    label: 'Whole plot',
    short: 'Whole',
    name: 'Compare with the whole plot',
    hint: 'Draws what is really there beside the sample.',
    toggle(on) {
      withWhole = on;
      changed();
    },
  });
  const back = createPushButton(context, {
    label: '‹',
    name: 'Quadrat before',
    press: () => chooseFrame(chosen - 1),
  });
  const forth = createPushButton(context, { label: '›', name: 'Next quadrat', press: () => chooseFrame(chosen + 1) });
  const handSwitch = createPushButton(context, {
    label: 'Count by hand',
    short: 'By hand',
    name: 'Count by hand',
    hint: 'Takes the recorder’s pins away: choose an organism, then its picture in the key.',
    toggle(on) {
      byHand = on;
      checked = false;
      follows = !on && chosen === lastLaid - 1;
      if (on) {
        pane = 'key';
        organism = nextUnnamed(-1);
        closeup.select(organism);
      }
      changed();
    },
  });
  const check = createPushButton(context, {
    label: 'Check',
    name: 'Check your tally',
    press() {
      checked = true;
      changed();
    },
  });
  const useTally = createPushButton(context, {
    label: 'Use tally',
    short: 'Use',
    name: 'Use your tally as custom counts',
    hint: 'Writes the numbers of your tally into Custom Counts.',
    press: () => takeTally(),
  });
  const panes: readonly PushButton[] = PANES.map((name) =>
    createPushButton(context, {
      label: { map: 'Plot', key: 'Key', plots: 'Graphs' }[name],
      name: { map: 'Show the plot', key: 'Show the species key', plots: 'Show the graphs' }[name],
      toggle() {
        pane = name;
        changed();
      },
    }),
  );
  root.addChild(
    map.root,
    rays,
    closeup.root,
    key.root,
    tally.root,
    indices.root,
    ranks.root,
    species.root,
    counts.root,
    caption,
    empty.root,
    throwOne.root,
    throwAll.root,
    whole.root,
    back.root,
    forth.root,
    handSwitch.root,
    check.root,
    useTally.root,
    ...panes.map((button) => button.root),
    message.root,
    caught.root,
    verdict.root,
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
  let layout = surveyLayouts.wide;
  let shownKey = '';
  let pinKey = '';
  let plotKey = '';
  let captionText = '';

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
      () => empty.set('The drawings could not be fetched'),
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
    empty.set(isEmpty ? 'Throw a frame, or drag the loose one onto the plot' : '');
    const words = chosen < 0 ? '' : `Quadrat ${chosen + 1} of ${view.laid}`;
    if (words !== captionText) {
      captionText = words;
      caption.text = words;
    }
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
    const { x, y, side } = layout.closeup;
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
    ranks.draw(view.counts, real);
    const found: number[] = [];
    const totals: number[] = [];
    for (let k = 0; k < view.counted; k++) {
      totals.push(fields.frame[4 * k + 2] ?? 0);
      found.push(fields.frame[4 * k + 3] ?? 0);
    }
    species.draw(found, params.quadrat_count, readings.chao1, real ? real.length : null);
    const density = fields.x.length / PLOT_METRES ** 2;
    counts.draw(totals, real ? density * params.quadrat_size ** 2 : null);
  }

  /** Puts a slip above the lower edge of a picture. */
  function stand({ root: slip }: Callout, { x, y, side }: PlotBox): void {
    if (!slip.visible) return;
    const at = y + side - slip.height - 8;
    if (slip.y !== at || slip.x !== x + side / 2) slip.position.set(x + side / 2, at);
  }

  function drawMessages({ view, params, shown, hidden }: SurveyFrame): void {
    const sampled = isSampledHabitat(params.habitat);
    const onMap = layout.panes === null || pane === 'map';
    message.set(onMap && !hidden.has('rarefy_to') ? (view.message ?? '') : '');
    const { recapture } = view;
    const animals = isSampledHabitat(params.habitat) ? habitatCommunities[params.habitat].animals : '';
    caught.set(
      recapture && onMap
        ? `${recapture.recaptured} of ${recapture.marked} carry a mark: about ${Math.round(Number(shown.chapman_estimate.value))} ${animals}`
        : '',
    );
    let words = '';
    if (byHand && sampled && chosen >= 0) {
      if (checked) words = own.verdict(frameKey, closeup.organisms);
      else if (names().size === 0) words = 'Choose one, then its picture in the key';
    }
    verdict.set(words);
    stand(verdict, layout.closeup);
    stand(caught, layout.plot);
  }

  function arrange({ view, params }: SurveyFrame): void {
    const sampled = isSampledHabitat(params.habitat);
    const narrow = layout.panes !== null;
    map.root.visible = !narrow || pane === 'map';
    map.enable(sampled && map.root.visible);
    rays.visible = sampled && map.root.visible;
    key.enable(sampled && (!narrow || pane === 'key'));
    ranks.root.visible = !narrow || pane === 'plots';
    species.root.visible = ranks.root.visible && sampled;
    counts.root.visible = layout.counts !== null && sampled;
    tally.root.visible = layout.tally !== null;
    caption.visible = !narrow;
    closeup.root.visible = sampled;
    const counting = byHand && sampled && chosen >= 0;
    throwOne.show(sampled && (!narrow || (!counting && pane !== 'plots')));
    throwAll.show(sampled && !narrow);
    whole.show(sampled && (!narrow || (!counting && pane === 'plots')));
    useTally.show(counting && names().size > 0);
    check.show(counting);
    back.show(sampled && chosen > 0);
    forth.show(sampled && chosen < view.laid - 1);
    handSwitch.show(sampled && chosen >= 0);
    handSwitch.light(byHand);
    whole.light(withWhole);
    panes.forEach((button, index) => {
      button.show(narrow && (sampled || PANES[index] !== 'key'));
      button.light(pane === PANES[index]);
    });
  }

  return {
    root,
    resize(next) {
      layout = surveyLayouts[next.layout];
      const text = Math.max(TEXT, 12 * next.pixel);
      ground.resize(next, layout);
      map.lay(layout.plot, layout.tape, layout.panes === null, layout.loose);
      closeup.lay(layout.closeup);
      key.lay(...keyBox(next), text);
      const put = (part: Container, [x, y]: Box): void => {
        part.position.set(x, y);
      };
      put(ranks.root, layout.ranks);
      ranks.lay(layout.ranks[2], layout.ranks[3], text);
      put(species.root, layout.species);
      species.lay(layout.species[2], layout.species[3], text);
      if (layout.tally) {
        put(tally.root, layout.tally);
        tally.lay(layout.tally[2], layout.tally[3], text);
      }
      if (layout.counts) {
        put(counts.root, layout.counts);
        counts.lay(layout.counts[2], layout.counts[3], text);
      }
      caption.position.set(...layout.caption);
      const { plot, closeup: near } = layout;
      empty.root.position.set(near.x + near.side / 2, near.y + near.side / 2 - 20);
      empty.lay(near.side - 60);
      message.root.position.set(plot.x + plot.side / 2, plot.y + 10);
      for (const callout of [message, caught]) callout.lay(plot.side - 30);
      verdict.lay(near.side - 30);
      const short = layout.panes !== null;
      throwOne.place(...layout.throwOne);
      if (layout.throwAll) throwAll.place(...layout.throwAll, short);
      whole.place(...layout.whole, short);
      back.place(...layout.back, short);
      forth.place(...layout.forth, short);
      handSwitch.place(...layout.byHand, short);
      check.place(...layout.check, short);
      useTally.place(...layout.useTally, short);
      layout.panes?.forEach((box, index) => panes[index]?.place(...box, short));
    },

    draw(frame, now) {
      const { view, params, fields } = frame;
      if (params.habitat !== habitat) {
        habitat = params.habitat;
        byHand = false;
        follows = true;
        fetchLife();
        if (pane === 'key') pane = 'map';
      }
      if (view.laid < lastLaid) {
        follows = true;
        byHand = false;
      }
      lastLaid = view.laid;
      ground.paint(frame, layout.panes === null || pane === 'map');
      map.show(fields.frame, view.laid, view.counted, view.side, now);
      drawCloseup(frame);
      const title = !isSampledHabitat(habitat)
        ? 'Typed counts'
        : byHand
          ? 'Your tally'
          : chosen < 0
            ? 'Tally'
            : `Tally, quadrat ${chosen + 1}`;
      tally.set(title, tallyRows(frame));
      drawPlots(frame);
      drawMessages(frame);
      indices.draw(frame, layout.indices);
      arrange(frame);
    },

    describe: (frame) =>
      describeSurvey(frame, { chosen, byHand, rows: tallyRows(frame), species: speciesName(key.chosen) }),

    destroy: () => root.destroy({ children: true }),
  };
};
