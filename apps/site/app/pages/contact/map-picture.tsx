/** A bundled plan of the streets around the head office, drawn by us: no map service is asked. */
export function MapPicture({ label }: { label: string }) {
  return (
    <svg
      className="map-picture"
      viewBox="0 0 800 560"
      role="img"
      aria-label={label}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect className="map-ground" width="800" height="560" />
      <path className="map-water" d="M0 470C140 440 250 500 400 506s270-40 400-26v80H0z" />
      <g className="map-block">
        <path d="M60 60h150v90H60zM250 60h110v90H250zM400 40h170v70H400zM610 70h140v110H610zM60 190h110v120H60zM210 190h150v60H210zM400 150h170v150H400zM610 220h140v90H610zM60 350h180v80H60zM280 290h80v140h-80zM400 340h170v110H400zM610 350h140v80H610z" />
      </g>
      <g className="map-street">
        <path d="M0 170H800M0 330H800M190 0V460M380 0V480M590 0V480" />
        <path d="M0 20 800 108M40 480 700 0" />
      </g>
      <path className="map-main" d="M0 330H800M380 0V480" />
      <g className="map-pin" transform="translate(380 330)">
        <path d="M0 0C-26 -34 -30 -44 -30 -56a30 30 0 0 1 60 0c0 12-4 22-30 56z" />
        <circle cx="0" cy="-56" r="10" />
      </g>
    </svg>
  );
}
