import { StaffCollectionDeleteDocument, StaffCollectionDocument } from "@carloom/api-client/commerce";
import { Button, buttonClass, useT } from "@carloom/ui";
import { useState } from "react";
import { useNavigate, useParams } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { settings } from "../boot/session.ts";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { useMay } from "../shell/roles.ts";
import { isShownNow, type Shelf } from "./collection.ts";
import { CollectionAddress } from "./collection-address.tsx";
import { CollectionMembers } from "./collection-members.tsx";
import { CollectionPicture } from "./collection-picture.tsx";
import { CollectionPublication } from "./collection-publication.tsx";
import { CollectionTexts } from "./collection-texts.tsx";
import { BackLink } from "../parts/back-link.tsx";
import { Beside } from "../shell/beside.tsx";
import { useNameOf } from "../parts/name-of.ts";

/** One collection: its words and its products at the left, where it is shown at the right. Each part is saved by itself. */
export function Collection() {
  const { id = "" } = useParams();
  const answer = useAnswer(StaffCollectionDocument, { id });
  return (
    <div className="da-page">
      <Loaded answer={answer}>
        {({ shelfCollection: shelf }) => (shelf ? <Whole key={shelf.collection.id} shelf={shelf} /> : <NotFound />)}
      </Loaded>
    </div>
  );
}

function Whole({ shelf }: { shelf: Shelf }) {
  const t = useT();
  const nameOf = useNameOf();
  const navigate = useNavigate();
  const mayChange = useMay("catalogue");
  const remove = useAct(StaffCollectionDeleteDocument);
  const [isAsked, setAsked] = useState(false);
  const { collection } = shelf;
  const isShown = (collection.channelListings ?? []).some(isShownNow);
  return (
    <>
      <PageHead
        title={nameOf(collection)}
        back={<BackLink to="/collections">{t("dashboard.place.collections")}</BackLink>}
        state={
          <p className="da-head-state">
            <State tone={isShown ? "good" : "quiet"}>
              {t(isShown ? "dashboard.product.isShown" : "dashboard.product.isHidden")}
            </State>
            <span>{t("dashboard.collection.products", { count: shelf.productCount })}</span>
            <Beside kind="collection" id={collection.id} />
          </p>
        }
        actions={
          <>
            {isShown ? (
              <a
                className={buttonClass()}
                href={`${settings.commerce.storeFront}?collection=${collection.slug}`}
                target="_blank"
                rel="noreferrer"
              >
                {t("dashboard.product.look")}
              </a>
            ) : null}
            {mayChange ? (
              <Button variant="quiet" onClick={() => setAsked(true)}>
                {t("dashboard.delete")}
              </Button>
            ) : null}
          </>
        }
      />
      <div className="da-columns">
        <div>
          <CollectionTexts id={collection.id} />
          <CollectionMembers shelf={shelf} />
        </div>
        <aside>
          <CollectionPublication shelf={shelf} />
          <CollectionPicture shelf={shelf} />
          <CollectionAddress id={collection.id} />
        </aside>
      </div>
      {isAsked ? (
        <DeleteDialog
          name={nameOf(collection)}
          text={t("dashboard.collection.deleteText", { count: shelf.productCount })}
          run={async () => {
            const errors = (await remove.mutateAsync({ id: collection.id })).collectionDelete?.errors ?? [];
            if (errors.length === 0) void navigate("/collections");
            return errors;
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
