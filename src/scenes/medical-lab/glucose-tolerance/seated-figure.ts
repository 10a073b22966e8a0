/** An invented person from the front, and the blood-drawing chair. */
import { Graphics } from 'pixi.js';
import { acrossGradient, downGradient, mix, roundGradient } from '../../kit/paint/shading';

const SKIN = 0xc98f6e;
const SHIRT = 0x5f8fb4;
const TROUSERS = 0x3a4a63;

/** Round from side to side. */
const shade = (colour: number) =>
  acrossGradient([
    [0, mix(colour, 0x1a1c2c, 0.28)],
    [0.3, mix(colour, 0xffffff, 0.12)],
    [0.7, colour],
    [1, mix(colour, 0x1a1c2c, 0.36)],
  ]);

/** Neck, ears and face. */
function drawHead(pen: Graphics, skin: number, dark: boolean): Graphics {
  return pen
    .roundRect(210, 92, 40, 44, 14)
    .fill(shade(mix(skin, 0x3a1d12, 0.14)))
    .ellipse(194, 62, 7, 11)
    .ellipse(266, 62, 7, 11)
    .fill(mix(skin, 0x3a1d12, 0.18))
    .moveTo(196, 46)
    .bezierCurveTo(192, 92, 208, 112, 230, 112)
    .bezierCurveTo(252, 112, 268, 92, 264, 46)
    .bezierCurveTo(258, 22, 202, 22, 196, 46)
    .fill(
      roundGradient(
        [
          [0, mix(skin, 0xffffff, 0.26)],
          [0.6, skin],
          [1, mix(skin, 0x3a1d12, 0.34)],
        ],
        { x: 0.4, y: 0.35 },
      ),
    )
    .moveTo(192, 58)
    .bezierCurveTo(186, 8, 274, 8, 268, 58)
    .bezierCurveTo(262, 36, 246, 34, 230, 36)
    .bezierCurveTo(212, 34, 198, 40, 192, 58)
    .fill(dark ? 0x33261d : 0x4a3728)
    .ellipse(216, 66, 3.2, 3.6)
    .ellipse(244, 66, 3.2, 3.6)
    .fill(0x2a1a12)
    .moveTo(209, 57)
    .quadraticCurveTo(216, 53, 223, 57)
    .moveTo(237, 57)
    .quadraticCurveTo(244, 53, 251, 57)
    .stroke({ width: 2.4, color: 0x4a3728, cap: 'round' })
    .moveTo(230, 68)
    .quadraticCurveTo(226, 80, 232, 81)
    .stroke({ width: 1.8, color: mix(skin, 0x3a1d12, 0.4), cap: 'round' })
    .moveTo(219, 93)
    .quadraticCurveTo(230, 98, 241, 93)
    .stroke({ width: 2.4, color: 0x9a4f45, cap: 'round' });
}

/** Bare from above the elbow. */
function drawArms(pen: Graphics, skin: number): Graphics {
  return pen
    .moveTo(132, 142)
    .bezierCurveTo(96, 150, 78, 250, 74, 300)
    .bezierCurveTo(70, 330, 84, 356, 100, 356)
    .bezierCurveTo(118, 356, 116, 330, 118, 304)
    .bezierCurveTo(122, 262, 140, 220, 152, 190)
    .closePath()
    .fill(shade(skin))
    .moveTo(328, 142)
    .bezierCurveTo(364, 150, 382, 224, 392, 272)
    .bezierCurveTo(402, 300, 436, 330, 436, 346)
    .bezierCurveTo(434, 362, 414, 358, 404, 350)
    .bezierCurveTo(372, 326, 352, 312, 346, 280)
    .bezierCurveTo(338, 244, 320, 220, 308, 190)
    .closePath()
    .fill(shade(skin));
}

/** Thighs towards the viewer, and the shirt over them. */
function drawClothes(pen: Graphics, dark: boolean): Graphics {
  return pen
    .roundRect(136, 372, 92, 112, 34)
    .fill(shade(TROUSERS))
    .roundRect(232, 372, 92, 112, 34)
    .fill(shade(TROUSERS))
    .moveTo(206, 122)
    .bezierCurveTo(172, 126, 140, 130, 128, 148)
    .bezierCurveTo(108, 170, 98, 204, 94, 232)
    .lineTo(132, 244)
    .lineTo(146, 212)
    .bezierCurveTo(152, 262, 150, 330, 142, 398)
    .bezierCurveTo(200, 414, 260, 414, 318, 398)
    .bezierCurveTo(310, 330, 308, 262, 314, 212)
    .lineTo(330, 244)
    .lineTo(368, 232)
    .bezierCurveTo(362, 204, 352, 170, 332, 148)
    .bezierCurveTo(320, 130, 288, 126, 254, 122)
    .bezierCurveTo(246, 140, 214, 140, 206, 122)
    .fill(shade(dark ? mix(SHIRT, 0x0b1a2a, 0.25) : SHIRT));
}

export function drawPerson(dark: boolean): Graphics {
  const skin = dark ? mix(SKIN, 0x1a120e, 0.1) : SKIN;
  const pen = drawHead(new Graphics({ label: 'person' }), skin, dark);
  return drawClothes(drawArms(pen, skin), dark);
}

export function drawChair(dark: boolean): Graphics {
  const vinyl = dark ? 0x2b5a5c : 0x4f9a98;
  const pad = downGradient([
    [0, mix(vinyl, 0xffffff, 0.32)],
    [0.15, vinyl],
    [0.85, vinyl],
    [1, mix(vinyl, 0x0b1a2a, 0.45)],
  ]);
  return new Graphics({ label: 'chair' })
    .roundRect(100, 74, 260, 362, 44)
    .fill(pad)
    .roundRect(164, 4, 132, 104, 30)
    .fill(pad)
    .roundRect(100.5, 74.5, 259, 361, 43.5)
    .stroke({ width: 1.4, color: mix(vinyl, 0x0b1a2a, 0.5), alpha: 0.6 })
    .roundRect(54, 346, 14, 126, 4)
    .fill(0x77838f)
    .roundRect(396, 352, 14, 120, 4)
    .fill(0x77838f)
    .roundRect(82, 428, 296, 52, 20)
    .fill(pad)
    .roundRect(36, 332, 96, 34, 15)
    .fill(pad)
    .roundRect(336, 336, 120, 34, 15)
    .fill(pad);
}
