import { site } from '../site';
import { allow, useConsent } from './consent';

/** Where the address is. The map comes from another site, so it is loaded only for visitors who agreed to maps. */
export function MapBlock() {
  const { maps } = useConsent();
  const place = site.address.join(', ');
  return (
    <div className="map-block">
      {maps ? (
        <iframe src={site.mapFrame} title={`Map of ${place}`} loading="lazy" referrerPolicy="strict-origin" />
      ) : (
        <>
          <p>The map is loaded from another site, which then learns your address on the internet.</p>
          <button type="button" className="button" onClick={() => allow('maps')}>
            Load map
          </button>
        </>
      )}
      <a href={site.mapPage} target="_blank" rel="noopener noreferrer">
        Open the map in a new tab
      </a>
    </div>
  );
}
