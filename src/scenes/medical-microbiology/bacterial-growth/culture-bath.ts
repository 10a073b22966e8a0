/** The culture in its flask, shaking in a bath whose thermostat is turned by hand. Its words stand above it. */
import { Container } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { knobTravel } from '../../kit/controls/knob';
import { createShakingWaterBath } from '../../kit/glassware/shaking-water-bath';
import { fitted } from '../../kit/layout/layout';
import { createCultureFlask } from './culture-flask';

export interface CultureBath extends Part {
  /** Covered by another part, it cannot be worked. */
  enable(enabled: boolean): void;
  /** `transmitted`: white light after the broth; `turns` of the shaker so far. */
  set(words: string, transmitted: number, temperature: number, turns: number): void;
}

const BATH = { width: 236, tank: 116 } as const;
const FLASK = { height: 172, radius: 70, filled: 0.62 } as const;
/** From the foot of the bath to the plug of the flask. */
const SIZE = { width: BATH.width, height: 294 } as const;
const SHAKER_SPEED = '180/min';
const KNOB_TRAVEL = 220;
/** Half a side of what a hand takes hold of. */
const REACH = 24;

export function createCultureBath(context: StageContext): CultureBath {
  const root = new Container({ label: 'culture' });
  const bath = createShakingWaterBath(context, BATH);
  const flask = createCultureFlask(context, FLASK);
  flask.root.y = -4;
  bath.deck.addChild(flask.root);
  const caption = context.text({ size: 14, weight: '600', colour: context.theme.ink, anchor: [0.5, 1] });
  root.addChild(bath.root, caption);
  const { min, max } = context.facts.inputs['temperature'] ?? { min: 0, max: 1 };
  const thermostat = context.inputHandle('temperature', {
    drag: (point, start, startValue) => startValue + knobTravel(point, start, KNOB_TRAVEL) * (max - min),
  });
  return {
    root,
    lay(box, type) {
      const words = type.small * 1.5;
      const { x, y, width, height, scale } = fitted({ ...box, y: box.y + words, height: box.height - words }, SIZE);
      bath.root.position.set(x + width / 2, y + height);
      bath.root.scale.set(scale);
      // The speed has room where the letters are no larger than they were designed.
      bath.fitText(1 / scale, type.small <= 12 * scale);
      caption.style.fontSize = type.small;
      caption.position.set(x + width / 2, y - 2);
      thermostat.place(
        x + width / 2 + (bath.knob.x - REACH) * scale,
        y + height + (bath.knob.y - REACH) * scale,
        2 * REACH * scale,
        2 * REACH * scale,
      );
    },
    enable: (enabled) => thermostat.enable(enabled),
    set(words, transmitted, temperature, turns) {
      caption.text = words;
      flask.set(transmitted);
      bath.set(`${temperature} °C`, SHAKER_SPEED, (temperature - min) / (max - min));
      bath.shake(turns);
    },
  };
}
