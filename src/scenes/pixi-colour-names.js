/**
 * Stands for pixi's plugin of 148 colour names in the build: its own texts begin in black and its sprites in white, and the scenes
 * give their colours as numbers.
 */
const NAMES = { black: { r: 0, g: 0, b: 0, a: 1 }, white: { r: 255, g: 255, b: 255, a: 1 } };

export default (_colour, parsers) => {
  parsers.string.push([(text) => NAMES[text] ?? null, 'name']);
};
