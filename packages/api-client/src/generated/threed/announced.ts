// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../../document.ts";
import type { AnnouncedTemplatesQuery, AnnouncedTemplatesQueryVariables, AnnouncedTemplateQuery, AnnouncedTemplateQueryVariables } from "./types.ts";

export const AnnouncedTemplatesDocument: TypedDocument<AnnouncedTemplatesQuery, AnnouncedTemplatesQueryVariables> = /* @__PURE__ */ typedDocument("announcedTemplates", "query", "query announcedTemplates{announcedTemplates{...AnnouncedCar}}fragment AnnouncedCar on AnnouncedTemplate{slug title description thumbnail thumbnailWebp thumbnailMobile pictures{url width height mimeType}brand bodyStyle opensAt seoTitle seoDescription seoPicture channels}");
export const AnnouncedTemplateDocument: TypedDocument<AnnouncedTemplateQuery, AnnouncedTemplateQueryVariables> = /* @__PURE__ */ typedDocument("announcedTemplate", "query", "query announcedTemplate($slug:String!){announcedTemplate(slug:$slug){...AnnouncedCar}}fragment AnnouncedCar on AnnouncedTemplate{slug title description thumbnail thumbnailWebp thumbnailMobile pictures{url width height mimeType}brand bodyStyle opensAt seoTitle seoDescription seoPicture channels}");
