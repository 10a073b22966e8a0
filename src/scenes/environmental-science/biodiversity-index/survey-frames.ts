/** The frames of a survey: the plot from above, the chosen frame from close by, and the key that names what grows in it. */
import { Graphics } from 'pixi.js';
import { isSampledHabitat } from '../../../../engine/data/habitat-communities';
import type { SceneContext } from '../../contract';
import type { PlotBox } from './habitat-ground';
import type { HabitatLife } from './habitat-life';
import { createOrganisms, habitatLife } from './organisms';
import { createQuadratCloseup, type QuadratCloseup } from './quadrat-closeup';
import { createSpeciesKey, type SpeciesKey } from './species-key';
import { PLOT_METRES } from './survey-ground';
import { createSurveyMap, type SurveyMap } from './survey-map';
import { knownSpecies, namesOf, pinOf, speciesName, type SurveyFrame, type SurveyState } from './survey-state';
import type { SurveyWords } from './survey-words';

/** From the chosen frame to the close-up, as a lens would show it. */
function drawRays(rays: Graphics, from: ReturnType<SurveyMap['at']>, { x, y, side }: PlotBox, colour: number): void {
  for (const sign of [-1, 1]) {
    rays.moveTo(from.x + from.half + 4, from.y + sign * (from.half + 4));
    rays.lineTo(x - 4, sign < 0 ? y : y + side);
  }
  rays.stroke({ width: 1.4, color: colour, alpha: 0.5 });
}

/** Chooses an organism in the close-up, and gives it a name or takes it away. */
function createNaming(survey: SurveyState, closeup: () => QuadratCloseup, changed: () => void) {
  const choose = (place: number): void => {
    survey.organism = place;
    closeup().select(place);
  };
  const nextUnnamed = (after: number): void =>
    choose(survey.own.nextUnnamed(survey.frameKey, closeup().organisms, after));
  return {
    choose,
    nextUnnamed,
    name(rank: number) {
      const item = closeup().organisms[survey.organism];
      if (!survey.byHand || !item) return;
      if (survey.own.name(survey.frameKey, item.index, rank)) nextUnnamed(survey.organism);
      survey.checked = false;
      changed();
    },
  };
}

/** The plot from above: frames on it are chosen, the loose one is laid. */
function createFrameMap(
  context: SceneContext<'biodiversity_index'>,
  survey: SurveyState,
  changed: () => void,
): SurveyMap {
  return createSurveyMap(context, {
    plot: PLOT_METRES,
    choose(index) {
      if (index < 0 || index >= survey.lastLaid || index === survey.chosen) return;
      survey.chosen = index;
      survey.follows = index === survey.lastLaid - 1 && !survey.byHand;
      changed();
    },
    place(x, y) {
      survey.follows = true;
      context.dispatch({ do: 'place_quadrat', value: PLOT_METRES * y + x });
    },
    redraw: () => context.redraw(),
  });
}

/** Close-up and key, which name the organisms together. */
function createNamedCloseup(context: SceneContext<'biodiversity_index'>, survey: SurveyState, changed: () => void) {
  const organisms = createOrganisms();
  const naming = createNaming(survey, () => closeup, changed);
  const closeup: QuadratCloseup = createQuadratCloseup(context, {
    organisms,
    choose(place) {
      naming.choose(place);
      const known = place >= 0 ? knownSpecies(survey, closeup.organisms[place]) : null;
      if (!survey.byHand && known !== null) key.choose(known);
      changed();
    },
    name: () => naming.name(key.chosen),
    say(place) {
      const item = closeup.organisms[place];
      const known = knownSpecies(survey, item);
      const name = known === null ? 'not named yet' : speciesName(survey, known);
      return `${place + 1} of ${closeup.organisms.length}, ${item?.inside ? 'inside the frame' : 'outside the frame'}, ${name}`;
    },
  });
  const key = createSpeciesKey(context, {
    organisms,
    name: (rank) => naming.name(rank),
    redraw: () => context.redraw(),
  });
  closeup.root.once('destroyed', () => organisms.destroy());
  return { closeup, key, nextUnnamed: naming.nextUnnamed };
}

/** Fetches the drawings of what lives in the habitat. */
function fetchLife(
  context: SceneContext<'biodiversity_index'>,
  survey: SurveyState,
  key: SpeciesKey,
  words: SurveyWords,
): void {
  survey.life = null;
  key.show(null);
  const wanted = survey.habitat;
  if (!isSampledHabitat(wanted)) return;
  const stays = (): boolean => !key.root.destroyed && survey.habitat === wanted;
  const arrived = (life: HabitatLife): void => {
    if (!stays()) return;
    survey.life = life;
    key.show(life);
    context.redraw();
  };
  habitatLife[wanted]().then(
    (module) => arrived(module.life),
    () => {
      if (stays()) words.empty('The drawings could not be fetched');
    },
  );
}

export function createSurveyFrames(
  context: SceneContext<'biodiversity_index'>,
  survey: SurveyState,
  words: SurveyWords,
  changed: () => void,
) {
  const map = createFrameMap(context, survey, changed);
  const rays = new Graphics({ label: 'to the close-up' });
  const { closeup, key, nextUnnamed } = createNamedCloseup(context, survey, changed);
  let nearBox: PlotBox = { x: 0, y: 0, side: 1 };
  let shownKey = '';
  let pinKey = '';

  function showChosen({ params, view, fields }: SurveyFrame, groundKey: string): void {
    if (survey.follows || survey.chosen >= view.laid)
      survey.chosen = view.counted < view.laid ? view.counted : view.laid - 1;
    const { chosen, life } = survey;
    const at = 4 * chosen;
    const corner = { x: fields.frame[at] ?? 0, y: fields.frame[at + 1] ?? 0 };
    survey.frameKey = `${params.habitat} ${chosen} ${corner.x} ${corner.y} ${params.quadrat_size}`;
    const nextKey = `${survey.frameKey} ${groundKey} ${life !== null}`;
    if (nextKey === shownKey) return;
    shownKey = nextKey;
    pinKey = '';
    survey.organism = -1;
    survey.checked = false;
    if (chosen < 0 || !life) closeup.clear();
    else closeup.show(life, { ...corner, side: params.quadrat_size }, fields);
    map.select(chosen);
    rays.clear();
    if (chosen >= 0) drawRays(rays, map.at(chosen), nearBox, context.theme.accent);
  }

  function setPins({ view }: SurveyFrame): void {
    const { chosen, frameKey, byHand, checked, version } = survey;
    const known = chosen < view.counted ? Number.POSITIVE_INFINITY : chosen === view.counted ? view.knownBelow : 0;
    survey.knownBelow = known;
    const nextPins = `${frameKey} ${byHand} ${checked} ${byHand ? version : known}`;
    if (nextPins === pinKey) return;
    pinKey = nextPins;
    const given = namesOf(survey);
    closeup.organisms.forEach((item, place) => closeup.pin(place, pinOf(survey, item, given.get(item.index))));
  }

  return {
    map,
    rays,
    closeup,
    key,
    nextUnnamed,
    lay(box: PlotBox) {
      nearBox = box;
      closeup.lay(box);
    },
    fetchLife: () => fetchLife(context, survey, key, words),
    draw(frame: SurveyFrame, groundKey: string) {
      showChosen(frame, groundKey);
      setPins(frame);
      const isEmpty = survey.chosen < 0 && isSampledHabitat(frame.params.habitat);
      words.empty(isEmpty ? 'Throw a frame, or drag the loose one onto the plot' : '');
    },
    enable(sampled: boolean) {
      for (const part of [map, key, closeup]) part.enable(sampled);
      rays.visible = sampled;
    },
  };
}

export type SurveyFrames = ReturnType<typeof createSurveyFrames>;
