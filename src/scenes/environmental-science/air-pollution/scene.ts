/**
 * A street and a stack: side view along the wind and map of the town together, a sampler with its pump, a balance for the filter,
 * and the dial of the air quality index.
 */
import { Container, Graphics } from 'pixi.js';
import type { Box, CreateScene, Frame, StageSize } from '../../contract';
import { createInstrument } from '../../kit/instruments/instrument';
import { type Arrangements, arrange, column, grow, inset, type Placed, row, stageBox } from '../../kit/layout/layout';
import { createBalance } from '../../kit/meters/balance';
import { mix } from '../../kit/paint/shading';
import { paintLandscape } from '../../kit/room/landscape';
import { createCallout } from '../../kit/words/callout';
import { createAqiDial } from './aqi-dial';
import { createDustMap, dustEnd } from './dust-map';
import { FILTER_DARK, SAMPLER_HIGH } from './street-sampler';
import { createStreetView } from './street-view';

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

export const createScene: CreateScene<'air_pollution'> = (context) => {
  const { theme } = context;
  const root = new Container({ label: 'air pollution' });
  const street = createStreetView(context);
  const map = createDustMap(context);
  const dial = createAqiDial(context);
  const balance = createBalance(context, { width: 210, height: 70, shield: 88 });
  const filter = new Graphics()
    .ellipse(0, -5, 38, 8)
    .fill(0xffffff)
    .ellipse(0, -5, 38, 8)
    .stroke({ width: 1, color: theme.metal[2] });
  const dust = new Graphics().ellipse(0, -5, 29, 5.6).fill(0xffffff);
  const load = new Container({ label: 'filter' });
  load.addChild(filter, dust);
  balance.load.addChild(load);
  const instrument = createInstrument(context, {
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
  const message = createCallout(context, { size: 14, tone: 'warning' });
  root.addChild(street.root, map.root, dial.root, instrument.root, balance.root, balance.front, message.root);

  // ---------------------------------------------------------------- what hands do
  /** Scales as a drag began: the pictures reach farther when the sampler goes far. */
  let held = { x: 1, y: 1, map: 1 };
  const hold = (): void => {
    held = { ...street.scale, map: map.unit };
  };
  const takes = (down: boolean): void => {
    if (down) hold();
  };
  const stackHandle = context.inputHandle('stack_height', {
    name: 'Top of the stack',
    hint: 'Drag it up or down.',
    grip: 'y',
    held: takes,
    drag: (point, start, startValue) => startValue + (start.y - point.y) / held.y,
  });
  const samplerHandle = context.inputHandle('receptor_x', {
    name: 'Sampler in the street',
    hint: 'Drag it along the street.',
    grip: 'x',
    held: takes,
    drag: (point, start, startValue) => startValue + (point.x - start.x) / held.x / 1000,
  });
  const offsetHandle = context.inputHandle('receptor_y', {
    name: 'Sampler on the map',
    hint: 'Drag it across the wind.',
    grip: 'y',
    held: takes,
    drag: (point, start, startValue) => startValue + (start.y - point.y) / held.map,
  });
  const windHandle = context.actionHandle('set_wind_direction', {
    name: 'Arrow of the wind',
    hint: 'Turn it: the plume follows.',
    grip: 'along',
    drag: (point) => (-Math.atan2(point.y - map.stack.y, point.x - map.stack.x) * 180) / Math.PI,
  });
  const weighHandle = context.actionHandle('weigh_filter', {
    name: 'Balance: weigh the filter',
    hint: 'Press it to put the filter on the pan.',
    grip: 'press',
  });

  // ---------------------------------------------------------------- places
  let stage: StageSize | null = null;
  let last = 0;
  let balanceBox: Box = { x: 0, y: 0, width: 1, height: 1 };
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
      const { width, height } = balance.size;
      const scale = Math.min(box.width / width, box.height / height);
      balanceBox = {
        x: box.x + (box.width - width * scale) / 2,
        y: box.y + box.height - height * scale,
        width: width * scale,
        height: height * scale,
      };
      weighHandle.place(balanceBox.x, balanceBox.y, balanceBox.width, balanceBox.height);
    },
  };
  const parts = { street: layStreet, map, dial, sampler: instrument, balance: layBalance };

  const onPan = ({ view }: Frame<'air_pollution'>): boolean => view.filter !== null && view.filter.weighed !== 'no';

  return {
    root,
    resize(next) {
      stage = next;
      arrange(ARRANGEMENT[next.layout], parts, inset(stageBox(next), 12), next.type);
      hold();
      const horizon = 12 + (next.layout === 'wide' ? 0.5 : 0.33) * next.height - COUNTRY;
      context.paintBehind(next, (canvas) => paintLandscape(canvas, next, theme, 'earth', horizon));
    },
    draw(frame, now) {
      const { view, shown, params, readings } = frame;
      const end = dustEnd(Math.min(5000, Math.max(params.background_pm, 0) + (readings.max_ground ?? 0)));
      street.draw(frame, end, now);
      map.draw(frame, end);
      dial.set(shown.aqi.text, typeof shown.aqi.value === 'number' ? shown.aqi.value : null);
      if (dial.tick(Math.min(0.1, (now - last) / 1000))) context.redraw();
      last = now;
      instrument.set('pm25', shown.pm25.text);
      instrument.set('volume', shown.sample_volume.text);
      instrument.light(view.filter?.running ?? false);
      const weighed = onPan(frame);
      load.visible = weighed;
      dust.tint = mix(0xfbfcfd, FILTER_DARK, Math.min(1, (view.filter?.dust ?? 0) / DARKEST));
      // A small balance has room for the figures alone: it weighs nothing but micrograms.
      const unit = stage?.layout === 'tall' ? '' : ' µg';
      balance.set(weighed ? `${shown.filter_mass.text}${unit}` : '');
      message.set(frame.hidden.size === 0 ? (view.warnings[0] ?? '') : '');
      const { mouth, foot } = street;
      stackHandle.place(mouth.x - 14, mouth.y - 10, 28, 24);
      samplerHandle.enable(foot !== null);
      if (foot) samplerHandle.place(foot.x - 20, foot.y - SAMPLER_HIGH, 40, SAMPLER_HIGH);
      offsetHandle.place(map.sampler.x - 11, map.sampler.y - 11, 22, 22);
      const turned = (-view.direction * Math.PI) / 180;
      windHandle.place(map.stack.x + 44 * Math.cos(turned) - 12, map.stack.y + 44 * Math.sin(turned) - 12, 24, 24);
      windHandle.update(view.direction);
      if (view.rain > 0 && !context.reducedMotion) context.redraw();
    },
    describe({ view, shown, params, hidden }) {
      const sentences = [
        hidden.has('stack_height')
          ? 'Smoke leaves a stack and drifts along the street.'
          : `Smoke leaves a stack ${params.stack_height} m tall and drifts along the street.`,
        `The sampler shows PM2.5 of ${shown.pm25.text} µg/m³: an air quality index of ${shown.aqi.text}.`,
      ];
      if (view.rain > 0) sentences.push(`Rain falls, ${view.rain} mm/h.`);
      const { filter } = view;
      if (!filter) sentences.push('There is no filter in the sampler yet.');
      else if (filter.running) sentences.push(`The pump runs and has drawn ${shown.sample_volume.text} m³ of air.`);
      else if (filter.weighed === 'no') sentences.push('The pump stands; the filter waits to be weighed.');
      else
        sentences.push(
          `The filter lies on the balance${filter.weighed === 'damp' ? ', damp' : ''}: ${shown.filter_mass.text} µg, ${shown.gravimetric_pm25.text} µg/m³.`,
        );
      if (hidden.size === 0 && view.warnings[0]) sentences.push(view.warnings[0]);
      return sentences.join(' ');
    },
    destroy: () => root.destroy({ children: true }),
  };
};
