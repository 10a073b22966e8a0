/**
 * A street and a stack: side view along the wind and map of the town together, a sampler with its pump, a balance for the filter,
 * and the dial of the air quality index.
 */
import { Container, Graphics } from 'pixi.js';
import type { CreateScene, Frame, StageContext, StageSize } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import {
  type Arrangements,
  arrange,
  column,
  fitted,
  grow,
  inset,
  type Placed,
  placeHandle,
  row,
  stageBox,
} from '../../kit/layout/layout';
import { createBalance } from '../../kit/meters/balance';
import { mix } from '../../kit/paint/shading';
import { paintLandscape } from '../../kit/room/landscape';
import { createCallout } from '../../kit/words/callout';
import { createAirGrips } from './air-grips';
import { createAqiDial } from './aqi-dial';
import { createDustMap, dustEnd } from './dust-map';
import { FILTER_DARK } from './street-sampler';
import { createStreetView } from './street-view';

type AirFrame = Frame<'air_pollution'>;

const ARRANGEMENT: Arrangements<'street' | 'map' | 'dial' | 'sampler' | 'balance'> = {
  wide: column(
    grow(1.3, 'street'),
    grow(1, row(grow(2.5, 'map'), grow(1.15, 'dial'), grow(1.2, 'sampler'), grow(1.5, 'balance'))),
  ),
  tall: column(
    grow(1.05, 'street'),
    grow(1, 'map'),
    grow(0.95, row(grow(1.1, 'sampler'), grow(0.95, 'dial'), grow(1.35, 'balance'))),
  ),
};
/** The far ground begins so far above the street, stage units. */
const COUNTRY = 30;
const DARKEST: number = 1500;

const createSamplerPanel = (context: StageContext) =>
  createInstrument(context, {
    form: 'bench',
    title: 'Sampler',
    display: {
      rows: [
        { key: 'pm25', label: 'PM2.5', unit: 'µg/m³', widest: '0000.0' },
        { key: 'volume', label: 'air', unit: 'm³', widest: '00.000', second: true },
      ],
    },
    keys: [
      { action: 'start_pump', print: 'START', tone: 'accent', sound: 'switch' },
      { action: 'stop_pump', print: 'STOP', tone: 'stop', sound: 'switch' },
    ],
    lamp: true,
  });

/** A balance that weighs the filter with its dust. */
function createFilterBalance(context: StageContext) {
  const balance = createBalance(context, { width: 210, height: 70, shield: 88 });
  const filter = new Graphics()
    .ellipse(0, -5, 38, 8)
    .fill(0xffffff)
    .ellipse(0, -5, 38, 8)
    .stroke({ width: 1, color: context.theme.metal[2] });
  const dust = new Graphics().ellipse(0, -5, 29, 5.6).fill(0xffffff);
  const load = new Container({ label: 'filter' });
  load.addChild(filter, dust);
  balance.load.addChild(load);
  return {
    balance,
    /** A small balance has room for the figures alone: it weighs nothing but micrograms. */
    draw({ view: { filter: used }, shown }: AirFrame, small: boolean) {
      const weighed = used !== null && used.weighed !== 'no';
      load.visible = weighed;
      dust.tint = mix(0xfbfcfd, FILTER_DARK, Math.min(1, (used?.dust ?? 0) / DARKEST));
      balance.set(weighed ? `${shown.filter_mass.text}${small ? '' : ' µg'}` : '');
    },
  };
}

function filterWords({ view: { filter }, shown }: AirFrame): string {
  if (!filter) return 'There is no filter in the sampler yet.';
  if (filter.running) return `The pump runs and has drawn ${shown.sample_volume.text} m³ of air.`;
  if (filter.weighed === 'no') return 'The pump stands; the filter waits to be weighed.';
  return `The filter lies on the balance${filter.weighed === 'damp' ? ', damp' : ''}: ${shown.filter_mass.text} µg, ${shown.gravimetric_pm25.text} µg/m³.`;
}

function describeAir(frame: AirFrame): string {
  const { view, shown, params, hidden } = frame;
  const sentences = [
    hidden.has('stack_height')
      ? 'Smoke leaves a stack and drifts along the street.'
      : `Smoke leaves a stack ${params.stack_height} m tall and drifts along the street.`,
    `The sampler shows PM2.5 of ${shown.pm25.text} µg/m³: an air quality index of ${shown.aqi.text}.`,
  ];
  if (view.rain > 0) sentences.push(`Rain falls, ${view.rain} mm/h.`);
  sentences.push(filterWords(frame));
  if (hidden.size === 0 && view.warnings[0]) sentences.push(view.warnings[0]);
  return sentences.join(' ');
}

export const createScene: CreateScene<'air_pollution'> = (context) => {
  const root = new Container({ label: 'air pollution' });
  const street = createStreetView(context);
  const map = createDustMap(context);
  const dial = createAqiDial(context);
  const weighing = createFilterBalance(context);
  const { balance } = weighing;
  const panel = createSamplerPanel(context);
  const message = createCallout(context, { size: 14, tone: 'warning' });
  root.addChild(street.root, map.root, dial.root, panel.root, balance.root, balance.front, message.root);
  const grips = createAirGrips(context, street, map);
  let stage: StageSize | null = null;
  let last = 0;
  const layStreet: Placed = {
    lay(box) {
      if (!stage) return;
      street.lay(box, stage);
      message.root.position.set(box.x + box.width / 2, box.y + 4);
      message.lay(box.width * 0.7);
    },
  };
  const layBalance: Placed = {
    lay(box, type) {
      balance.lay(box, type);
      placeHandle(grips.weigh, fitted(box, balance.size));
    },
  };
  const parts = { street: layStreet, map, dial, sampler: panel, balance: layBalance };

  return {
    root,
    resize(next) {
      stage = next;
      arrange(ARRANGEMENT[next.layout], parts, inset(stageBox(next), 12), next.type);
      grips.hold();
      const horizon = 12 + (next.layout === 'wide' ? 0.5 : 0.33) * next.height - COUNTRY;
      context.paintBehind(next, (canvas) => paintLandscape(canvas, next, context.theme, 'earth', horizon));
    },
    draw(frame, now) {
      const { view, shown, params, readings, hidden } = frame;
      const end = dustEnd(Math.min(5000, Math.max(params.background_pm, 0) + (readings.max_ground ?? 0)));
      street.draw(frame, end, now);
      map.draw(frame, end);
      dial.set(shown.aqi.text, typeof shown.aqi.value === 'number' ? shown.aqi.value : null);
      if (dial.tick(Math.min(0.1, (now - last) / 1000))) context.redraw();
      last = now;
      panel.set('pm25', shown.pm25.text);
      panel.set('volume', shown.sample_volume.text);
      panel.light(view.filter?.running ?? false);
      weighing.draw(frame, stage?.layout === 'tall');
      message.set(hidden.size === 0 ? (view.warnings[0] ?? '') : '');
      grips.follow(frame);
      if (view.rain > 0 && !context.reducedMotion) context.redraw();
    },
    describe: describeAir,
    destroy: () => root.destroy({ children: true }),
  };
};
