/** A thermometer with five thermocouple channels; one display, its channels in the order of their places on the bar. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createHousing, housingMargins } from '../../kit/instruments/housing';
import { createScreenPane, FRAME } from '../../kit/instruments/screen-pane';
import { drawSocket, type Port, portAt } from '../../kit/instruments/socket';
import type { Size } from '../../kit/layout/layout';

export interface ChannelThermometer extends Part {
  least(type: TypeSizes): Size;
  set(channel: number, text: string): void;
  port(channel: number): Port;
}

const PAD = 8;
const TITLE = 1.5;
const LINE = 1.35;
/** Heights of figures in small type, at most, and how wide the longest value is in figures. */
const FIGURES = 1.45;
const WIDEST = 3.5;

/** `names`: of the places where the junctions are. */
export function createChannelThermometer(context: StageContext, names: readonly string[]): ChannelThermometer {
  const { theme } = context;
  const root = new Container({ label: 'thermometer' });
  const housing = createHousing(context, { form: 'bench' });
  const sockets = new Graphics();
  const pane = createScreenPane(context);
  const title = context.text({
    text: 'Thermometer · type K · °C',
    size: 12,
    weight: '600',
    colour: theme.ink,
    anchor: [0, 0.5],
  });
  const places = names.map((name) =>
    context.text({ text: name, size: 12, weight: '600', colour: theme.screenInk, anchor: [0.5, 0.5] }),
  );
  const values = names.map(() =>
    context.text({ size: 20, mono: true, weight: '600', colour: theme.screenGlow, anchor: [0.5, 0.5] }),
  );
  root.addChild(housing.root, sockets, title, pane.root, ...places, ...values);
  const { side, foot } = housingMargins('bench');
  let ports: readonly Port[] = [];
  return {
    root,
    least: ({ small }) => ({
      width: names.length * WIDEST * small,
      height: small * (TITLE + LINE * (1 + FIGURES)) + 2 * PAD + 2 * FRAME + side + foot,
    }),
    lay(box, { small }) {
      const face = housing.lay(box);
      title.style.fontSize = small;
      title.position.set(face.x + PAD, face.y + 3 + (small * TITLE) / 2);
      const head = 3 + small * TITLE;
      const glass: Box = pane.lay({
        x: face.x + PAD,
        y: face.y + head,
        width: face.width - 2 * PAD,
        height: face.height - head - PAD,
      });
      const pitch = glass.width / names.length;
      const figures = Math.max(small, Math.min(FIGURES * small, pitch / WIDEST));
      sockets.clear();
      ports = names.map((_, n) => {
        const at = { x: glass.x + (n + 0.5) * pitch, y: box.y - 1 };
        drawSocket(sockets, context, 'yellow', at, 'top');
        const [place, value] = [places[n], values[n]];
        if (place) {
          place.style.fontSize = small;
          place.position.set(at.x, glass.y + glass.height * 0.26);
        }
        if (value) {
          value.style.fontSize = figures;
          value.position.set(at.x, glass.y + glass.height * 0.68);
        }
        return portAt(at, 'top');
      });
    },
    set(channel, text) {
      const value = values[channel];
      if (value) value.text = text;
    },
    port(channel) {
      const port = ports[channel];
      if (!port) throw new Error(`The thermometer has no channel ${channel}.`);
      return port;
    },
  };
}
