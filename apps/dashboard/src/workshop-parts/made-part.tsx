import { WorkshopPartDocument, type WorkshopPartWholeFragment } from "@carloom/api-client/threed";
import { useState } from "react";
import { LicenceForm } from "../workshop/licence-form.tsx";
import { Fits } from "./fits.tsx";
import { Measured } from "./measured.tsx";
import { PartCorrections } from "./part-corrections.tsx";
import { PartNames } from "./part-names.tsx";
import { PartPicture } from "./part-picture.tsx";
import { PartPublish } from "./part-publish.tsx";
import { PartProduct } from "./part-product.tsx";
import { PartView } from "./part-view.tsx";
import { useCars } from "./use-cars.ts";

/** What an import made of a part: looked at alone and on cars, said otherwise, tried, offered and sold. */
export function MadePart({ of, mayChange }: { of: WorkshopPartWholeFragment; mayChange: boolean }) {
  const cars = useCars(of);
  // the part alone at first
  const [car, setCar] = useState<string | null>(null);
  return (
    <div className="da-columns">
      <div>
        <PartView of={of} cars={cars} car={car} onCar={setCar} />
        <Fits of={of} cars={cars} onCar={setCar} mayChange={mayChange} />
        {mayChange ? <PartCorrections of={of} /> : null}
        <Measured of={of} />
      </div>
      {mayChange ? (
        <div>
          <PartPublish of={of} />
          <PartPicture of={of} />
          <PartNames of={of} cars={cars} />
          <LicenceForm of={of} document={WorkshopPartDocument} record={(answer) => answer.workshopPart} />
          {of.partModel && of.isOpen ? <PartProduct partModel={of.partModel} /> : null}
        </div>
      ) : null}
    </div>
  );
}
