/** An optical table from above: ray box on the rim, media or a body of glass, detector arm, magnifier over the scale. */
import { Container } from 'pixi.js';
import type { CreateScene } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, row, stageBox } from '../../kit/layout/layout';
import { lightColour } from '../../kit/paint/light-colour';
import { createRoom } from '../../kit/room/room';
import { createBeamMagnifier } from './beam-magnifier';
import { createBodyTokens } from './body-tokens';
import { describeRefraction } from './describe-refraction';
import { createMediumChips } from './medium-chips';
import { createSpectrumCard } from './spectrum-card';
import type { TablePlace } from './table-place';
import { createTurntable } from './turntable';
import { createWavelengthTuner } from './wavelength-tuner';

/** The table is as large as it may be; on a phone what the beams do is read on the page. */
const ARRANGEMENT: Arrangements<'bodies' | 'table' | 'meter' | 'magnifier' | 'spectrum' | 'tuning'> = {
  wide: row(
    grow(10, 'bodies'),
    grow(54, 'table'),
    grow(26, column(grow(9, 'meter'), grow(13, 'magnifier'), grow(7, 'spectrum'), 'tuning')),
  ),
  tall: column(grow(1, 'table'), row(grow(6, 'bodies'), grow(4, 'tuning'))),
};
const MARGIN = 12;
/** Of the ray box and the detector. */
const APPARATUS = { wide: 1, tall: 1.1 } as const;

export const createScene: CreateScene<'refraction'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'refraction' });
  const room = createRoom(context, { kind: 'dark' });
  const meter = createInstrument(context, {
    form: 'panel',
    title: 'Light and detector',
    display: { rows: [{ label: 'Power', widest: '0.0000' }] },
    keys: [{ action: 'laser' }, { action: 'white_light', print: 'White' }],
  });
  const place: TablePlace = { centre: { x: 0, y: 0 }, radius: 1, apparatus: 1, turned: 0 };
  const table = createTurntable(context, place);
  const bodies = createBodyTokens(context);
  const media = createMediumChips(context);
  const tuning = createWavelengthTuner(context);
  const magnifier = createBeamMagnifier(context);
  const spectrum = createSpectrumCard(context);
  table.root.addChild(...media.chips);
  root.addChild(room.root, table.root, bodies.root, meter.root, magnifier.root, spectrum.root, tuning.root);
  const parts = { bodies, table, meter, magnifier, spectrum, tuning };
  let layout: 'wide' | 'tall' = 'wide';
  let drawnFor = '';
  let laidFor = '';

  return {
    root,
    resize(stage) {
      ({ layout } = stage);
      place.apparatus = APPARATUS[layout];
      arrange(ARRANGEMENT[layout], parts, inset(stageBox(stage), MARGIN), stage.type);
      for (const key of meter.keys) key.enable(layout === 'wide');
      room.resize(stage, null);
      media.lay(stage);
      drawnFor = '';
      laidFor = '';
    },
    draw(now) {
      const { view, params, shown } = now;
      table.follow(now);
      const laid = `${view.shape} ${params.n1} ${params.n2}`;
      if (laid !== laidFor) {
        laidFor = laid;
        table.drawMedia(now);
      }
      const key = `${view.drawn} ${params.angle} ${params.wavelength}`;
      const colour = view.white ? 0xffffff : view.laser ? (lightColour(params.wavelength) ?? 0xffffff) : null;
      if (key !== drawnFor) {
        drawnFor = key;
        table.drawBeams(now);
        spectrum.root.visible = view.white && layout === 'wide';
        if (spectrum.root.visible) spectrum.draw(now.fields.spread);
        bodies.set(view.shape);
        tuning.write(params.wavelength);
        media.write(now);
      }
      table.draw(now, colour);
      magnifier.set(now.readings.angle_refracted, colour ?? theme.inkSoft);
      table.place(now);
      media.place(now, place);
      tuning.place(params.wavelength);
      meter.set(0, shown.detector_power.text);
    },
    describe: describeRefraction,
    destroy: () => root.destroy({ children: true }),
  };
};
