import { useMemo } from 'react';
import { encode } from 'uqr';
import './qr-code.css';

/** Longer texts make a code so fine that the spare room for damage has to go. */
const LONG = 300;

/** A QR code: dark on light in both themes, since scanners want it so. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: side } = encode(text, { ecc: text.length > LONG ? 'L' : 'M', border: 2 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: side, path: dark.join('') };
  }, [text]);
  return (
    <figure className="qr">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="visually-hidden">{label}</figcaption>
    </figure>
  );
}
