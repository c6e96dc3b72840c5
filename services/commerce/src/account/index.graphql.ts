import "./own-account.graphql.ts";
import "./account.graphql.ts";
import "./garage.graphql.ts";
import "./token.graphql.ts";
import "./register.graphql.ts";
import "./profile.graphql.ts";
import "./code.graphql.ts";
import "./my-staff.graphql.ts";
