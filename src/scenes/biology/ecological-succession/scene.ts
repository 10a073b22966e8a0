/** A strip of 40 m from the side: what grows on it, the soil below it, who lives there; the covers as they were, on paper. */
import { Container } from 'pixi.js';
import { GROUPS } from '../../../../engine/biology/succession-record';
import type { CreateScene, Frame, SceneContext } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { createCoverRecord, NAMES } from './cover-record';
import { createSuccessionSite } from './succession-site';

type Place = 'site' | 'sheet' | 'recorder';

const ARRANGEMENT: Arrangements<Place> = {
  wide: row(grow(66, 'site'), grow(34, column(grow(62, 'sheet'), grow(38, 'recorder')))),
  tall: column(grow(60, 'site'), grow(40, 'sheet')),
};
const MOST_PAUSE = 0.1;

function createRecorder(context: SceneContext<'ecological_succession'>) {
  return createInstrument(context, {
    form: 'hand-held',
    display: {
      rows: [
        { label: 'H′', widest: '0.000', key: 'shannon' },
        { label: 'soil', unit: 'cm', widest: '00.0', key: 'soil' },
        { label: 'mass', unit: 't/ha', widest: '000.0', key: 'mass' },
      ],
      note: true,
    },
  });
}

function describeSite({ params, shown, hidden, view }: Frame<'ecological_succession'>): string {
  const site = hidden.has('type') ? 'A site' : params.type === 'Primary' ? 'A moraine' : 'An abandoned field';
  const covers = GROUPS.map((group, g) => `${NAMES[g]} ${shown[`cover_${group}`].text} %`)
    .reverse()
    .join(', ');
  const fire = view.burned === null ? '' : ` It burned ${view.burned.toFixed(0)} years ago.`;
  return `${site} in year ${shown.year.text}: ${shown.dominant_stage.text}. Covers: ${covers}. The soil is ${shown.soil_depth_cm.text} cm deep, H′ is ${shown.shannon_index.text}.${fire}`;
}

export const createScene: CreateScene<'ecological_succession'> = (context) => {
  const { reducedMotion } = context;
  const root = new Container({ label: 'ecological succession' });
  const site = createSuccessionSite(context);
  const record = createCoverRecord(context);
  const recorder = createRecorder(context);
  root.addChild(...site.views, ...record.views, recorder.root);
  const places = { site: { lay: site.lay }, sheet: { lay: record.lay }, recorder };
  let before = 0;

  return {
    root,
    resize(next) {
      site.resize(next);
      arrange(ARRANGEMENT[next.layout], places, inset(stageBox(next), 14, 12), next.type);
      site.paint();
    },

    draw(frame, now) {
      const { shown, readings } = frame;
      const seconds = reducedMotion ? MOST_PAUSE : Math.min(MOST_PAUSE, Math.max(0, (now - before) / 1000));
      before = now;
      site.draw(frame, seconds, now);
      record.draw(frame);
      recorder.set('shannon', shown.shannon_index.text);
      recorder.set('soil', shown.soil_depth_cm.text);
      recorder.set('mass', shown.biomass_t_ha.text);
      recorder.note(String(readings.dominant_stage ?? ''));
    },

    describe: describeSite,

    destroy: () => root.destroy({ children: true }),
  };
};
