/** Where samples come from and where they go, as the build found it in the entries. */
interface SamplePlaces {
  /** Ids of experiments, and what can be taken there. */
  readonly yields: Readonly<Record<string, readonly string[]>>;
  /** Ids of instruments that take samples. */
  readonly takes: readonly string[];
}

// The build writes the file; without it (tests, a fresh checkout) nothing is listed.
const files = import.meta.glob<SamplePlaces>('../generated/sample-places.json', { eager: true, import: 'default' });

export const samplePlaces: SamplePlaces = Object.values(files)[0] ?? { yields: {}, takes: [] };
